import { spokenScores } from './spoken-scores';

it('says what the score is for, how many there are, and what the ends of the scale mean', () => {
  expect(spokenScores({ legenda: 'Sua nota para a compra' })).toBe(
    'Sua nota para a compra: 5 notas, de 1, muito ruim, a 5, ótimo',
  );
});
