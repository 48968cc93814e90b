import { aJourney, aScene } from '@consorcio/shared/testing';
import { screen, within } from '@testing-library/react';
import { selectPlan } from '../../plans/select-plan';
import { planLabels, planTypeDescriptions } from './plan-words';
import { catalogo, currentCard, next, press, previous, radio, show, user } from './testing/a-plan-carousel';

describe('a plan card', () => {
  it('is named by position, credit and months, and is the only one to use and to hear on a narrow screen', async () => {
    show();
    expect(currentCard()).toHaveAccessibleName('Plano 1 de 2: R$\u00a060.000,00 em 80 meses');
    expect(within(currentCard()).getByText('em 80 meses')).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    await next();
    expect(currentCard()).toHaveAccessibleName('Plano 2 de 2: R$\u00a075.000,00 em 80 meses');
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });

  it.each([
    [/^Integral R\$\s885,00/, `0,250% a.m. ${planTypeDescriptions.CREDITO_INTEGRAL}`],
    [/^Paga Metade R\$\s442,50/, `0,200% a.m. ${planTypeDescriptions.CREDITO_PAGAMETADE}`],
    [/^Paga Reduzida R\$\s619,50/, `0,200% a.m. ${planTypeDescriptions.PARCELA_REDUZIDA}`],
  ])('offers %s as a radio, described by its fee and its meaning', (name, description) => {
    show();
    expect(radio(name)).toHaveAccessibleDescription(expect.stringContaining(description));
    expect(radio(name)).not.toBeChecked();
  });
});

describe('moving between the cards', () => {
  it('is endless in both directions', async () => {
    show();
    const names = [];
    const last = planLabels.lastCard.slice(0, 7);
    for (const step of [next, next, next, previous, previous]) {
      await step();
      names.push(currentCard().getAttribute('aria-label')?.slice(0, 7));
    }
    expect(names).toEqual(['Plano 2', last, 'Plano 1', last, 'Plano 2']);
  });

  it('works with the arrow keys, and the focus moves with the card', async () => {
    show();
    await user.tab();
    expect(radio(/Integral/)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(currentCard()).toHaveAccessibleName(/^Plano 2/);
    expect(radio(/Integral/)).toHaveFocus();
    expect(radio(/Integral/)).not.toBeChecked();
    await user.keyboard('{ArrowRight}');
    expect(currentCard()).toHaveAccessibleName(planLabels.lastCard);
    expect(currentCard()).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(currentCard()).toHaveAccessibleName(/^Plano 1/);
  });
});

describe('after a reload', () => {
  it('it shows the same card and the same plan', async () => {
    const first = show();
    await user.click(radio(/Paga Metade/));
    await next();
    const draft = first.lastDraft();
    first.unmount();

    show({ draft });
    expect(currentCard()).toHaveAccessibleName(/^Plano 2/);
    await press(planLabels.showSelection);
    expect(radio(/Paga Metade/)).toBeChecked();
  });

  it.each([
    ...['not json', '{"current":9,"selected":null}', '{"current":-1,"selected":null}'],
    '{"current":0,"selected":{"card":0,"plan":7,"planoID":2102}}',
    ...['{"current":0,"selected":{"card":0,"plan":1,"planoID":"of another list"}}', '"text"'],
  ])('it starts at the first card with a draft that does not match: %s', (draft) => {
    show({ draft });
    expect(currentCard()).toHaveAccessibleName(/^Plano 1/);
    expect(screen.getByRole('button', { name: planLabels.goOn })).toHaveAttribute('aria-disabled', 'true');
  });
});

it('counts the same in dots and words between the arrows: the cards with a plan', async () => {
  const dots = () => document.querySelectorAll('[aria-hidden] > span:empty');
  show();
  expect(screen.getByText('1 de 2')).toBeVisible();
  expect(dots()).toHaveLength(2);
  await previous();
  expect(screen.getAllByText(planLabels.lastCard)[0]).toBeVisible();
  expect(dots()).toHaveLength(2);
});

it('shows the plan chosen before to a visitor who returns for another one', () => {
  const [, item] = catalogo;
  const [plan] = item?.planosTipos ?? [];
  if (!item || !plan) throw new Error('The second card has a plan.');
  show({ journey: selectPlan(aJourney({ catalogo }), { index: 1, card: item, plan }, aScene()) });
  expect(currentCard()).toHaveAccessibleName(/^Plano 2/);
  expect(radio(/Integral/)).toBeChecked();
  expect(screen.getByRole('button', { name: planLabels.goOn })).not.toHaveAttribute('aria-disabled');
});

it('lets the visitor simulate again when there is no plan to show', async () => {
  const { onAnswer } = show({ journey: { catalogo: [] } });
  expect(screen.queryByRole('button', { name: planLabels.next })).not.toBeInTheDocument();
  await press(planLabels.simulateAgain);
  expect(onAnswer).toHaveBeenCalledWith({ kind: 'simulate-again' });
});

describe('the button below', () => {
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

  it('returns to the card of the selected plan when another card is in the middle', async () => {
    const { onAnswer } = show();
    await user.click(radio(/Paga Reduzida/));
    await next();
    await press(planLabels.showSelection);
    expect(onAnswer).not.toHaveBeenCalled();
    expect(radio(/Paga Reduzida/)).toBeChecked();
    expect(screen.getByRole('button', { name: planLabels.goOn })).toHaveFocus();
  });

  it('answers with the plan that is selected on the card in the middle; that of another card replaces it', async () => {
    const { onAnswer } = show();
    await user.click(radio(/Paga Metade/));
    expect(radio(/Paga Metade/)).toBeChecked();
    await press(planLabels.goOn);
    await next();
    await user.click(radio(/Integral/));
    await press(planLabels.goOn);
    const plans = [
      { card: 0, plan: 1 },
      { card: 1, plan: 0 },
    ].map((plan) => [{ kind: 'plan', ...plan }]);
    expect(onAnswer.mock.calls).toEqual(plans);
    await previous();
    expect(radio(/Paga Metade/)).not.toBeChecked();
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
  it('need a selected plan, which is not chosen by asking for them, and are offered only beside it', async () => {
    const { onAnswer, onSay } = show();
    await press(planLabels.costs);
    expect(onSay.mock.calls).toEqual([[planLabels.choosePlan]]);
    expect(onAnswer).not.toHaveBeenCalled();

    await user.click(radio(/Paga Metade/));
    await press(planLabels.costs);
    expect(onAnswer.mock.calls).toEqual([[{ kind: 'costs', card: 0, plan: 1 }]]);
    for (const _card of ['another plan', 'to simulate again']) {
      await next();
      expect(screen.queryByRole('button', { name: planLabels.costs })).not.toBeInTheDocument();
    }
  });
});

describe('on a screen with room for two cards', () => {
  const [first, second, last] = catalogo;
  beforeEach(() => {
    const value = (query: string) => Object.assign(new EventTarget(), { matches: query === '(min-width: 599px)' });
    Object.defineProperty(window, 'matchMedia', { configurable: true, value });
  });
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));
  const names = () => screen.getAllByRole('group').map((group) => group.getAttribute('aria-label')?.slice(0, 7));

  it('the current card and the next one can be used', async () => {
    show();
    expect(names()).toEqual(['Plano 1', 'Plano 2']);
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    await next();
    expect(names()).toEqual(['Plano 2', planLabels.lastCard.slice(0, 7)]);
  });

  it('a plan on the second card is selected where it is, and the button continues with it', async () => {
    const { onAnswer } = show();
    const [, onSecond] = screen.getAllByRole('radio', { name: /Integral/ });
    if (!onSecond) throw new Error('The second card has no full plan.');
    await user.click(onSecond);
    expect(names()).toEqual(['Plano 1', 'Plano 2']);
    expect(screen.getByText('2 de 2')).toBeVisible();
    await press(planLabels.goOn);
    expect(onAnswer.mock.calls).toEqual([[{ kind: 'plan', card: 1, plan: 0 }]]);
  });

  it('the keyboard passes the second card without leaving the current one, and moves on from there', async () => {
    show();
    await user.tab();
    await user.keyboard(' {Tab}');
    const [, onSecond] = screen.getAllByRole('radio', { name: /Integral/ });
    expect(onSecond).toHaveFocus();
    expect(screen.getByRole('button', { name: planLabels.goOn })).not.toHaveAttribute('aria-disabled');
    await user.keyboard('{ArrowLeft}');
    expect(screen.getAllByRole('radio', { name: /Integral/ })[0]).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(names()).toEqual(['Plano 2', planLabels.lastCard.slice(0, 7)]);
  });

  it('the card that simulates again has its own button beside a plan', async () => {
    const { onAnswer } = show();
    await next();
    expect(screen.getByRole('button', { name: planLabels.goOn })).toBeVisible();
    await press(planLabels.simulateAgain);
    expect(onAnswer.mock.calls).toEqual([[{ kind: 'simulate-again' }]]);
  });

  it.each([
    ['two cards fit, so nothing turns', [first, last], false],
    ['three cards do not fit, so they turn', [first, second, last], true],
  ])('%s', (_, cards, turns) => {
    show({ journey: { catalogo: cards.flatMap((card) => card ?? []) } });
    expect(screen.queryAllByRole('button', { name: planLabels.next })).toHaveLength(turns ? 1 : 0);
  });
});
