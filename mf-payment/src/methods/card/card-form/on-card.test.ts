import { codeDots, expiryOnCard, holderOnCard, numberOnCard } from './on-card';

/** The number as it is drawn: a space between the groups. */
const drawnNumber = (typed: string) =>
  numberOnCard(typed)
    .map((group) => group.map(({ character }) => character).join(''))
    .join(' ');

it.each([
  ['', '•••• •••• •••• ••••'],
  ['4111 1', '4111 1••• •••• ••••'],
  ['4111-1111 x', '4111 1111 •••• ••••'],
  ['4111111111111111', '4111 1111 1111 1111'],
  ['41111111111111112', '4111 1111 1111 1111 2'],
  ['4111111111111111234', '4111 1111 1111 1111 234'],
  ['41111111111111112345', '4111 1111 1111 1111 234'], // a card has at most nineteen digits
])('draws the number %j as %j', (typed, drawn) => {
  expect(drawnNumber(typed)).toBe(drawn);
});

it('knows which places of the number are typed', () => {
  const places = numberOnCard('41111').flat();

  expect(places.map(({ isTyped }) => isTyped)).toEqual(Array.from({ length: 16 }, (_, place) => place < 5));
});

it.each([
  ['', 'NOME DO TITULAR'],
  ['  ', 'NOME DO TITULAR'],
  [' Marina ', 'MARINA'],
])('draws the name %j as %j', (typed, drawn) => {
  expect(holderOnCard(typed)).toBe(drawn);
});

it('draws only the beginning of a text that is much too long', () => {
  expect(holderOnCard('a'.repeat(61))).toBe('A'.repeat(60));
  expect(drawnNumber(`${' '.repeat(60)}4`)).toBe('•••• •••• •••• ••••');
});

it.each([
  ['', 'MM/AAAA'],
  ['0', '0••••••'],
  ['09/2', '09/2•••'],
  ['09/20315', '09/2031'],
])('draws the expiry %j as %j', (typed, drawn) => {
  expect(expiryOnCard(typed)).toBe(drawn);
});

it.each([
  ['', ''],
  ['12', '••'],
  [' 123 ', '•••'],
  ['12345', '••••'],
])('draws the security code %j as the dots %j', (typed, drawn) => {
  expect(codeDots(typed)).toBe(drawn);
});
