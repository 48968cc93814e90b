import { forgetCard, keepCard, keptCard } from './kept-card';

const card = { numero: '4111 1111', nome: 'MARINA', validade: '09/2031', documento: '529', parcelas: '3' };

beforeEach(forgetCard);

it('keeps the card of one proposal', () => {
  keepCard(1, card);

  expect(keptCard(1)).toEqual(card);
  expect(keptCard(1)).toEqual(card); // the form may be opened several times
});

it('does not keep other fields, such as the security code', () => {
  keepCard(1, Object.assign({ codigo: '123' }, card));

  expect(keptCard(1)).toEqual(card);
});

it.each([2, '1'])('returns nothing for another proposal (%j), and forgets the first', (other) => {
  keepCard(1, card);

  expect(keptCard(other)).toBeUndefined();
  expect(keptCard(1)).toBeUndefined();
});

it('forgets the card on request', () => {
  keepCard(1, card);
  forgetCard();

  expect(keptCard(1)).toBeUndefined();
});
