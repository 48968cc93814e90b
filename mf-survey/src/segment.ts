import { defineSegment } from '@consorcio/shared/flow';
import { surveyState } from './state';
import { pesquisaAlgoMais } from './steps/pesquisa-algo-mais.step';
import { pesquisaAteMais } from './steps/pesquisa-ate-mais.step';
import { pesquisaCsatCompra } from './steps/pesquisa-csat-compra.step';
import { pesquisaFinalizada } from './steps/pesquisa-finalizada.step';
import { pesquisaHumano } from './steps/pesquisa-humano.step';
import { pesquisaHumanosComentarios } from './steps/pesquisa-humanos-comentarios.step';
import { pesquisaHumanosPontuacao } from './steps/pesquisa-humanos-pontuacao.step';
import { pesquisaMidia } from './steps/pesquisa-midia.step';

/** After a sale: another purchase, or a few questions and the goodbye. */
export default defineSegment({
  name: 'survey',
  state: surveyState,
  entry: 'pesquisa-algo-mais',
  exits: ['comprar-igual', 'comprar-novo'],
  steps: [
    pesquisaAlgoMais,
    pesquisaMidia,
    pesquisaCsatCompra,
    pesquisaHumano,
    pesquisaHumanosPontuacao,
    pesquisaHumanosComentarios,
    pesquisaFinalizada,
    pesquisaAteMais,
  ],
  components: {
    farewell: () => import('./components/farewell/farewell'),
    'score-row': () => import('./components/score-row/score-row'),
  },
});
