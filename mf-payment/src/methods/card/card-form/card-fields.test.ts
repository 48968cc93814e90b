import { validationMessages } from '@consorcio/shared/validation';
import { type CardField, cardFields, emptyCard, readCard, repaired, wrongFields } from './card-fields';
import { splitAmount } from './instalments';
import { codeDots, dot, expiryOnCard, holderOnCard, numberOnCard } from './on-card';

const today = '2026-11-21';
const front = { numero: '4242 4242 4242 4242', nome: 'Joana P Silva', validade: '03/2031' };
const texts = { ...front, codigo: '737', documento: '529.982.247-25', parcelas: '2' };

it('reads a complete card as the form that is sent, with the name in capitals', () => {
  expect(readCard(texts, today)).toEqual({
    form: {
      ...{ numero: '4242424242424242', nome: 'JOANA P SILVA', validade: { month: 3, year: 2031 } },
      ...{ codigo: '737', documento: '52998224725', parcelas: 2 },
    },
  });
});

it.each<[CardField, string, string]>([
  ['numero', '4111', validationMessages.cardNumber],
  ['nome', 'M', validationMessages.nomePessoa],
  ['validade', '10/2026', validationMessages.cardExpiry],
  ['codigo', '12', validationMessages.securityCode],
  ['documento', '529', validationMessages.cpf],
  ['parcelas', '4', validationMessages.instalments],
])('reports only the field %s when only that one is wrong', (field, text, problem) => {
  expect(readCard({ ...texts, [field]: text }, today)).toEqual({ problems: { [field]: problem } });
});

it.each<[CardField, string, string]>([
  ['validade', '12/27', '12/2027'],
  ['validade', '12/46', '12/2046'],
  ['validade', '10/26', '10/26'], // it has expired
  ['validade', '12/2', '12/2'],
  ['nome', 'Marina Prado,', 'Marina Prado'],
  ['nome', 'Marina Prado , ', 'Marina Prado'],
  ['nome', 'Marina Prado Jr.', 'Marina Prado Jr.'],
  ['codigo', '１２３', '123'],
  ['documento', '１２３,', '１２３,'],
])('repairs what keyboards and cards write into %s: %j as %j', (field, typed, text) => {
  expect(repaired(field, typed, today)).toBe(text);
});

it('begins with empty fields', () => {
  expect(emptyCard).toEqual(Object.fromEntries(cardFields.map((field) => [field, ''])));
});

it('lists the wrong fields in their order on the screen', () => {
  const read = readCard(emptyCard, today);

  expect('problems' in read && wrongFields(read.problems)).toEqual(cardFields);
  expect(wrongFields({ documento: 'wrong', nome: 'wrong' })).toEqual(['nome', 'documento']);
  expect(wrongFields({})).toEqual([]);
});

/** The number as it is drawn: a space between the groups. */
function drawnNumber(typed: string): string {
  return numberOnCard(typed).join(' ');
}

it.each([
  ['', '•••• •••• •••• ••••'],
  ['4111 1', '4111 1••• •••• ••••'],
  ['4111-1111 x', '4111 1111 •••• ••••'],
  ['4111111111111111', '4111 1111 1111 1111'],
  ['41111111111111112', '4111 1111 1111 1111 2'],
  ['4111111111111111234', '4111 1111 1111 1111 234'],
  ['41111111111111112345', '4111 1111 1111 1111 234'], // a card has at most nineteen digits
  [`${' '.repeat(60)}4`, '•••• •••• •••• ••••'], // much too long: only its beginning
])('draws the number %j as %j', (typed, drawn) => {
  expect(drawnNumber(typed)).toBe(drawn);
});

it('knows which places of the number are typed', () => {
  const places = [...numberOnCard('41111').join('')];

  expect(places.map((character) => character !== dot)).toEqual(Array.from({ length: 16 }, (_, place) => place < 5));
});

it.each([
  ['name', '', 'NOME DO TITULAR', holderOnCard],
  ['name', '  ', 'NOME DO TITULAR', holderOnCard],
  ['name', ' Marina ', 'MARINA', holderOnCard],
  ['beginning of a name', 'a'.repeat(61), 'A'.repeat(60), holderOnCard],
  ['expiry', '', 'MM/AAAA', expiryOnCard],
  ['expiry', '0', '0••••••', expiryOnCard],
  ['expiry', '09/2', '09/2•••', expiryOnCard],
  ['expiry', '09/20315', '09/2031', expiryOnCard],
  ['security code', '', '', codeDots],
  ['security code', '12', '••', codeDots],
  ['security code', ' 123 ', '•••', codeDots],
  ['security code', '12345', '••••', codeDots],
])('draws the %s %j as %j', (_what, typed, drawn, draw) => {
  expect(draw(typed)).toBe(drawn);
});

it.each([
  [885_00, 1, 885_00, 885_00],
  [885_00, 2, 442_50, 442_50],
  [100_00, 3, 33_33, 33_34],
  [100_01, 3, 33_33, 33_35],
])('splits %d cents into %d parts of %d, and a last one of %d', (cents, parts, each, last) => {
  expect(splitAmount(cents, parts)).toEqual({ each, last });
});
