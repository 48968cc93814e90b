import { forgetCard, keepCard, keptCard } from './kept-card';

const card = { numero: '4111 1111', nome: 'MARINA', validade: '09/2031', documento: '529', parcelas: '3' };

beforeEach(forgetCard);

it('keeps the card of one proposal', () => {
  keepCard(1, card);

  expect(keptCard(1)).toEqual(card);
  expect(keptCard(1)).toEqual(card); // to be asked for as often as the form is opened
});

it('does not keep what it was not meant to, such as the code', () => {
  keepCard(1, Object.assign({ codigo: '123' }, card));

  expect(keptCard(1)).toEqual(card);
});

it.each([2, '1'])('has nothing for another proposal (%j), and forgets the first', (other) => {
  keepCard(1, card);

  expect(keptCard(other)).toBeUndefined();
  expect(keptCard(1)).toBeUndefined();
});

it('forgets', () => {
  keepCard(1, card);
  forgetCard();

  expect(keptCard(1)).toBeUndefined();
});
