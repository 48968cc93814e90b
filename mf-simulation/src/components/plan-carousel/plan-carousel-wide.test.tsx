import { screen } from '@testing-library/react';
import { planLabels } from './plan-words';
import { catalogo, next, press, show, user } from './testing/a-plan-carousel';

describe('on a screen with room for two cards', () => {
  const [first, second, last] = catalogo;
  beforeEach(() => {
    Object.defineProperty(window, 'matchMedia', {
      configurable: true,
      value: (query: string) => Object.assign(new EventTarget(), { matches: query === '(min-width: 599px)' }),
    });
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
