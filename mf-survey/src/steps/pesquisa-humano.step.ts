import { defineStep, type SurveyJourney } from '../state';

/** Asks whether a specialist helped. Only then does the survey ask about that help. */
export const pesquisaHumano = defineStep({
  name: 'pesquisa-humano',
  leadsTo: ['pesquisa-humanos-pontuacao', 'pesquisa-finalizada'],
  text: ['Anotado!', 'Você precisou da ajuda dos nossos especialistas?'],
  options: [
    { id: 'sim', label: 'Sim, precisei', to: 'pesquisa-humanos-pontuacao', tone: 'secondary', record: asHelped(true) },
    { id: 'nao', label: 'Não precisei', to: 'pesquisa-finalizada', tone: 'secondary', record: asHelped(false) },
  ],
  example: { right: ['nao', 'sim'] },
});

/** Records the answer and removes earlier answers about the specialist. */
function asHelped(humano: boolean) {
  return (journey: SurveyJourney): SurveyJourney => {
    const { csatinsidesales: _score, comentario: _reason, ...others } = journey.pesquisa ?? {};
    return { ...journey, pesquisa: { ...others, humano } };
  };
}
