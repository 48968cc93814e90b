import { scoreExamples, scoreRow } from '../components/score-row/scores';
import { defineStep, withAnswers } from '../state';

/** Asks for the score of the purchase. SPEC sections 4 and 9. */
export const pesquisaCsatCompra = defineStep({
  name: 'pesquisa-csat-compra',
  leadsTo: ['pesquisa-humano'],
  text: 'De 1 a 5, que nota você dá para esta compra?',
  component: scoreRow('Sua nota para a compra'),
  record: (journey, { nota }) => withAnswers(journey, { csatcompra: nota }),
  example: { right: scoreExamples },
});
