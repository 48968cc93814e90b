import xss from '../testing/vectors/xss_dompurify.json';
import { checkNome } from './nome';

it.each([
  ['Ana', 'Ana'],
  ['  josé   da  conceição ', 'josé da conceição'],
  ['Jose\u0301', 'José'],
  ['Ana\u00a0Maria', 'Ana Maria'],
  ['\u200eÂngela\u200f', 'Ângela'],
  ['É', 'É'],
  ['Ana. ', 'Ana'],
  ['Ana ,', 'Ana'],
  ['José\u0301', 'José'],
  ['a'.repeat(60), 'a'.repeat(60)],
])('takes %j as %j', (typed, value) => {
  expect(checkNome(typed)).toEqual({ ok: true, value });
});

it.each(['', ' ', '\n\t', '\u00a0', '\u200b', '.'])('asks to fill in when only %j was typed', (typed) => {
  expect(checkNome(typed)).toEqual({ ok: false, message: 'Preencha para continuar! 😊' });
});

it.each([
  'Ana1',
  '123',
  "D'Ávila",
  'Ana-Maria',
  'Ana..',
  'A.na',
  'Ana 😊',
  'Анна',
  '李',
  'a\u0000b',
  '@',
  'a'.repeat(61),
])('asks whether %j is right', (typed) => {
  expect(checkNome(typed)).toEqual({ ok: false, message: 'Está correto? 🤔' });
});

it.each(xss.payloads)('takes no markup for a name: $title', ({ payload }) => {
  expect(checkNome(payload)).toEqual({ ok: false, message: expect.any(String) });
});
