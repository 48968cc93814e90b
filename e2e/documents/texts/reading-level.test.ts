import { EASY, readingEase, sentencesOf, syllablesOf, wordsIn } from './reading-level';

it.each([
  ['Pix não mais quais', 1],
  ['dia rua água país você igual cartões', 2],
  ['consórcio seguro saída rainha', 3],
  ['parceria assembleia contemplação', 4],
  ['administração', 5],
])('%s: %i syllables each', (words, count) => {
  for (const word of words.split(' ')) expect([word, syllablesOf(word)]).toEqual([word, count]);
});

it('counts words and sentences; a datum is a word', () => {
  const sentences = sentencesOf('Oi, {nome}! Faltam {valor} para o dia 15.');
  expect(sentences.map((sentence) => wordsIn(sentence).length)).toEqual([2, 6]);
});

it('tells an easy text from the words of a contract', () => {
  expect(readingEase(['Qual é o seu CEP? Eu busco o resto.'])).toBeGreaterThan(EASY);
  const contract =
    'A administradora procederá à atualização proporcional das contribuições pecuniárias mediante aplicação do índice estipulado contratualmente.';
  expect(readingEase([contract])).toBeLessThan(EASY / 2);
});
