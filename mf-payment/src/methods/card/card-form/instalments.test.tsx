import { screen, within } from '@testing-library/react';
import { forgetCard } from '../../kept-card';
import { cardLabels } from '../card-words';
import { instalment, instalments, showCardForm } from './testing/a-card-form';

beforeEach(forgetCard);

const money = (amount: string) => `R$\u00a0${amount}`;

describe('The instalments', () => {
  it.each([
    [885_00, ['885,00'], ['442,50'], ['295,00']],
    [100_00, ['100,00'], ['50,00'], ['33,33', '33,34']],
    [885_01, ['885,01'], ['442,50', '442,51'], ['295,00', '295,01']],
    [100_01, ['100,01'], ['50,00', '50,01'], ['33,33', '33,35']],
    [1_234_567_89, ['1.234.567,89'], ['617.283,94', '617.283,95'], ['411.522,63']],
  ])('of %d cents show each amount, and the last one includes the remainder', (valorInCents, ...parts) => {
    showCardForm({ valorInCents });

    const names = parts.map(([each = '', last], place) => {
      const others = last === undefined ? '' : `, a última de ${money(last)}`;
      return `${place + 1}x de ${money(each)} sem juros${others}`;
    });
    const group = screen.getByRole('radiogroup', { name: cardLabels.parcelas });
    for (const name of names) expect(within(group).getByRole('radio', { name })).toBeVisible();
    expect(instalments()).toHaveLength(3);
  });

  it('have no default choice', () => {
    showCardForm();
    expect(instalments().filter(({ checked }) => checked)).toEqual([]);
  });

  it('can be chosen with the arrow keys', async () => {
    const { user } = showCardForm();
    instalment(1).focus();
    await user.keyboard('{ArrowDown}');

    expect(instalment(2)).toBeChecked();
  });
});
