import { sayScore, scoreAnswerSchema } from '../components/score-row/score-answer';
import type { ScoreRowProps } from '../components/score-row/score-row';
import { defineStep, type SurveyJourney } from '../state';

/** The score of the people who helped. Only the lowest score is asked for its reason. SPEC section 4. */
export const pesquisaHumanosPontuacao = defineStep({
  name: 'pesquisa-humanos-pontuacao',
  leadsTo: ['pesquisa-humanos-comentarios', 'pesquisa-finalizada'],
  text: 'E de 1 a 5, que nota você dá para esse atendimento?',
  component: {
    name: 'score-row',
    props: (): ScoreRowProps => ({ legenda: 'Sua nota para o atendimento' }),
    asks: { answer: scoreAnswerSchema, say: sayScore },
  },
  record: (journey, { nota }) => withTeamScore(journey, nota),
  next: ({ journey }) =>
    journey.pesquisa?.csatinsidesales === 1 ? 'pesquisa-humanos-comentarios' : 'pesquisa-finalizada',
});

/** A comment is about the score it was asked for, and goes with it. */
function withTeamScore(journey: SurveyJourney, csatinsidesales: number): SurveyJourney {
  const { comentario: _reason, ...others } = journey.pesquisa ?? {};
  return { ...journey, pesquisa: { ...others, csatinsidesales } };
}
