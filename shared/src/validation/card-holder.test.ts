import { checkCardHolder } from './card-holder';

it.each([
  ['ANA LIMA', 'ANA LIMA'],
  ['  ana   c.  lima ', 'ana c. lima'],
  ['ANA LIMA JR.', 'ANA LIMA JR.'],
  ['ANA LIMA, ', 'ANA LIMA'],
  ["JOANA D'ARC", "JOANA D'ARC"],
  ['ANA LIMA-SOUZA', 'ANA LIMA-SOUZA'],
  [`ANA ${'A'.repeat(26)}`, `ANA ${'A'.repeat(26)}`],
])('takes %j as %j', (typed, value) => {
  expect(checkCardHolder(typed)).toEqual({ ok: true, value });
});

it.each(['', '  ', '\u00a0'])('asks for the field when only %j was typed', (typed) => {
  expect(checkCardHolder(typed)).toEqual({ ok: false, message: 'Campo obrigatório' });
});

it('refuses more than 30 characters', () => {
  const message = 'Numero máximo de caracteres excedido';
  expect(checkCardHolder(`ANA ${'A'.repeat(27)}`)).toEqual({ ok: false, message });
});

it.each(['ANA', 'ANA 4', '4111 1111 1111 1111', 'ANA <b>', '. .', 'ANA \u0000'])('refuses %j', (typed) => {
  expect(checkCardHolder(typed)).toEqual({ ok: false, message: 'Nome inválido' });
});
