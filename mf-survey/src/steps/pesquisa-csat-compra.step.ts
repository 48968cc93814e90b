import { sayScore, scoreAnswerSchema } from '../components/score-row/score-answer';
import type { ScoreRowProps } from '../components/score-row/score-row';
import { spokenScores } from '../components/score-row/spoken-scores';
import { defineStep, withAnswers } from '../state';

const scores: ScoreRowProps = { legenda: 'Sua nota para a compra' };

/** Asks for the score of the purchase. SPEC sections 4 and 9. */
export const pesquisaCsatCompra = defineStep({
  name: 'pesquisa-csat-compra',
  leadsTo: ['pesquisa-humano'],
  text: 'De 1 a 5, que nota você dá para esta compra?',
  component: {
    name: 'score-row',
    props: () => scores,
    spoken: () => spokenScores(scores),
    asks: { answer: scoreAnswerSchema, say: sayScore },
  },
  record: (journey, { nota }) => withAnswers(journey, { csatcompra: nota }),
  example: { right: [5, 4, 1].map((nota) => ({ kind: 'component' as const, value: { nota } })) },
});
