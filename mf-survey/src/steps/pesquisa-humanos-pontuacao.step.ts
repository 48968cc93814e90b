import { scoreExamples, scoreRow } from '../components/score-row/scores';
import { defineStep } from '../state';

/** Asks for the score of the specialists. Only the lowest score leads to the question for a reason. SPEC section 4. */
export const pesquisaHumanosPontuacao = defineStep({
  name: 'pesquisa-humanos-pontuacao',
  leadsTo: ['pesquisa-humanos-comentarios', 'pesquisa-finalizada'],
  text: 'E de 1 a 5, que nota você dá para esse atendimento?',
  component: scoreRow('Sua nota para o atendimento'),
  record: (journey, { nota }) => {
    const { comentario: _onAnEarlierScore, ...others } = journey.pesquisa ?? {};
    return { ...journey, pesquisa: { ...others, csatinsidesales: nota } };
  },
  next: ({ journey }) =>
    journey.pesquisa?.csatinsidesales === 1 ? 'pesquisa-humanos-comentarios' : 'pesquisa-finalizada',
  example: { right: scoreExamples },
});
