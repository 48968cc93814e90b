import { screen } from '@testing-library/react';
import { planLabels } from './plan-words';
import { currentCard, next, press, previous, radio, show, user } from './testing/a-plan-carousel';

describe('the button below', () => {
  it('is disabled until a plan is selected', async () => {
    const { onAnswer } = show();
    expect(screen.getByRole('button', { name: planLabels.goOn })).toHaveAttribute('aria-disabled', 'true');
    await press(planLabels.goOn);
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('says why it is disabled when it is pressed, until a plan is selected', async () => {
    const { onSay } = show();
    const button = screen.getByRole('button', { name: planLabels.goOn });
    button.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText(planLabels.choosePlan)).toBeVisible();
    expect(button).toHaveAccessibleDescription(planLabels.choosePlan);
    expect(onSay.mock.calls).toEqual([[planLabels.choosePlan]]);
    await user.click(radio(/Integral/));
    expect(screen.queryByText(planLabels.choosePlan)).not.toBeInTheDocument();
  });

  it('answers with the plan that is selected on the card in the middle', async () => {
    const { onAnswer } = show();
    await user.click(radio(/Paga Metade/));
    expect(radio(/Paga Metade/)).toBeChecked();
    await press(planLabels.goOn);
    expect(onAnswer.mock.calls).toEqual([[{ kind: 'plan', card: 0, plan: 1 }]]);
  });

  it('returns to the card of the selected plan when another card is in the middle', async () => {
    const { onAnswer } = show();
    await user.click(radio(/Paga Reduzida/));
    await next();
    await press(planLabels.showSelection);
    expect(onAnswer).not.toHaveBeenCalled();
    expect(radio(/Paga Reduzida/)).toBeChecked();
    expect(screen.getByRole('button', { name: planLabels.goOn })).toHaveFocus();
  });

  it('keeps one selection only: a plan of another card replaces it', async () => {
    const { onAnswer } = show();
    await user.click(radio(/Integral/));
    await next();
    await user.click(radio(/Integral/));
    await press(planLabels.goOn);
    expect(onAnswer.mock.calls).toEqual([[{ kind: 'plan', card: 1, plan: 0 }]]);
    await previous();
    expect(radio(/Integral/)).not.toBeChecked();
  });

  it('simulates again on the last card, even if a plan is selected', async () => {
    const { onAnswer } = show();
    await user.click(radio(/Integral/));
    await previous();
    expect(currentCard()).toHaveAccessibleName(planLabels.lastCard);
    await press(planLabels.simulateAgain);
    expect(onAnswer.mock.calls).toEqual([[{ kind: 'simulate-again' }]]);
  });
});

describe('the costs', () => {
  it('are asked for with the selected plan, which is not chosen by that', async () => {
    const { onAnswer } = show();
    await user.click(radio(/Paga Metade/));
    await press(planLabels.costs);
    expect(onAnswer.mock.calls).toEqual([[{ kind: 'costs', card: 0, plan: 1 }]]);
  });

  it('need a selected plan, and a press says so', async () => {
    const { onAnswer, onSay } = show();
    await press(planLabels.costs);
    expect(onSay.mock.calls).toEqual([[planLabels.choosePlan]]);
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('are offered only beside the button that continues', async () => {
    show();
    await user.click(radio(/Paga Metade/));
    await next();
    expect(screen.queryByRole('button', { name: planLabels.costs })).not.toBeInTheDocument();
    await next();
    expect(screen.queryByRole('button', { name: planLabels.costs })).not.toBeInTheDocument();
  });
});
