import { EASY, readingEase, sentencesOf, syllablesOf, wordsIn } from './reading-level';

it.each(
  Object.entries({
    Pix: 1,
    não: 1,
    mais: 1,
    quais: 1,
    dia: 2,
    rua: 2,
    água: 2,
    país: 2,
    você: 2,
    igual: 2,
    cartões: 2,
    consórcio: 3,
    seguro: 3,
    saída: 3,
    rainha: 3,
    parceria: 4,
    assembleia: 4,
    contemplação: 4,
    administração: 5,
  }),
)('%s has %i syllables', (word, count) => {
  expect(syllablesOf(word)).toBe(count);
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
