import { asciiForms, tidy, tidyCode } from './tidy';

it.each([
  ['', ''],
  ['  Ana  ', 'Ana'],
  ['Ana\u00a0\u202fMaria\t\r\nLima', 'Ana Maria Lima'],
  ['Jose\u0301', 'José'],
  ['José\u0301', 'José'],
  ['e\u0301\u0302\u0302', 'é\u0302'],
  ['\u202a(11) 98765-4321\u202c', '(11) 98765-4321'],
  ['\ufeffA\u200bn\u00ada\u200e', 'Ana'],
  ['Ana \ud83d', 'Ana'],
  ['Ana 😊', 'Ana 😊'],
  ['a\u0000b', 'a\u0000b'],
])('tidies %j to %j', (typed, tidied) => {
  expect(tidy(typed)).toBe(tidied);
});

it.each(['‐', '‑', '–', '—', '−', '－'])('reads the dash %s as a hyphen in a code', (dash) => {
  expect(tidyCode(`92500${dash}000`)).toBe('92500-000');
});

it('reads full-width characters in a code as their ASCII forms', () => {
  expect(tidyCode('（１１）９８７６５－４３２１')).toBe('(11)98765-4321');
  expect(asciiForms('１２ＡＢＣ')).toBe('12ABC');
});
