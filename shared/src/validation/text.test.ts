import { checkRequiredText } from './text';

const check = checkRequiredText(20);

it.each([
  ['Rua Sete, 15', 'Rua Sete, 15'],
  ['  Av.\u00a0 Brasil \n', 'Av. Brasil'],
  ['Rua\u0000\u0007A', 'Rua A'],
  ['\u202eRua A', 'Rua A'],
  ['<b>Rua</b>', '<b>Rua</b>'],
  ['a'.repeat(20), 'a'.repeat(20)],
])('takes %j as %j', (typed, value) => {
  expect(check(typed)).toEqual({ ok: true, value });
});

it.each(['', '  ', '\n', '\u0000', '\u200b\u200e'])('asks to fill in when only %j was typed', (typed) => {
  expect(check(typed)).toEqual({ ok: false, message: 'Preencha para continuar! 😊' });
});

it('refuses one character too many', () => {
  expect(check('a'.repeat(21))).toEqual({ ok: false, message: 'Numero máximo de caracteres excedido 🤔' });
});
