import { hasWords } from './has-words';

it.each([
  ['Qual é o número?', 'numero', true],
  ['Qual é o número?', 'NÚMERO qual', true],
  ['Qual é o número?', 'número cep', false],
  ['Qual é o número?', '  ', true],
])('finds in %s the words %s: %s', (text, search, isFound) => {
  expect(hasWords(text, search)).toBe(isFound);
});
