import { sayScore, scoreAnswerSchema } from '../components/score-row/score-answer';
import type { ScoreRowProps } from '../components/score-row/score-row';
import { spokenScores } from '../components/score-row/spoken-scores';
import { defineStep, type SurveyJourney } from '../state';

const scores: ScoreRowProps = { legenda: 'Sua nota para o atendimento' };

/** Asks for the score of the specialists. Only the lowest score leads to the question for a reason. SPEC section 4. */
export const pesquisaHumanosPontuacao = defineStep({
  name: 'pesquisa-humanos-pontuacao',
  leadsTo: ['pesquisa-humanos-comentarios', 'pesquisa-finalizada'],
  text: 'E de 1 a 5, que nota você dá para esse atendimento?',
  component: {
    name: 'score-row',
    props: () => scores,
    spoken: () => spokenScores(scores),
    asks: { answer: scoreAnswerSchema, say: sayScore },
  },
  record: (journey, { nota }) => withTeamScore(journey, nota),
  next: ({ journey }) =>
    journey.pesquisa?.csatinsidesales === 1 ? 'pesquisa-humanos-comentarios' : 'pesquisa-finalizada',
  example: { right: [5, 4, 1].map((nota) => ({ kind: 'component' as const, value: { nota } })) },
});

/** Records the score and removes the comment on an earlier score. */
function withTeamScore(journey: SurveyJourney, csatinsidesales: number): SurveyJourney {
  const { comentario: _reason, ...others } = journey.pesquisa ?? {};
  return { ...journey, pesquisa: { ...others, csatinsidesales } };
}
