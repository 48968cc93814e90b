import { wordOfLetters } from './letters';

it.each(['Ana', 'Conceição', 'Ümit', 'Ẽ', 'Łukasz', 'ÿ'])('takes %s as a word of letters', (word) => {
  expect(wordOfLetters.test(word)).toBe(true);
});

it.each(['', 'Ana Lima', 'Ana1', 'Nª', 'º', '×', '÷', 'Ａｎａ', 'Анна', '中', 'a\u0301\u0302', '_', 'ǃ'])(
  'does not take %j as a word of letters',
  (word) => {
    expect(wordOfLetters.test(word)).toBe(false);
  },
);
