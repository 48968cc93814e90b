import { defineSegment } from '@consorcio/shared/flow';
import { simulationState } from './state';
import { basicoValorRenda } from './steps/basico-valor-renda.step';
import { errorNoPlans } from './steps/error-no-plans.step';
import { errorRendaInsuficiente } from './steps/error-renda-insuficiente.step';
import { leadCreditValue } from './steps/lead-credit-value.step';
import { leadCriar } from './steps/lead-criar.step';
import { leadEmail } from './steps/lead-email.step';
import { leadNome } from './steps/lead-nome.step';
import { leadPlanosMensagem } from './steps/lead-planos-mensagem.step';
import { leadRecusado } from './steps/lead-recusado.step';
import { leadRecusadoDeNovo } from './steps/lead-recusado-de-novo.step';
import { leadSaudacao } from './steps/lead-saudacao.step';
import { leadSelectCategory } from './steps/lead-select-category.step';
import { leadSelectCategoryIntegral } from './steps/lead-select-category-integral.step';
import { leadTelefone } from './steps/lead-telefone.step';
import { parcelaDescontoMensagem } from './steps/parcela-desconto-mensagem.step';
import { planoComparar } from './steps/plano-comparar.step';
import { planoCustos } from './steps/plano-custos.step';
import { planoCustosMostrar } from './steps/plano-custos-mostrar.step';
import { planoDetalhes } from './steps/plano-detalhes.step';
import { planoSelecionado } from './steps/plano-selecionado.step';
import { plansListSelect } from './steps/plans-list-select.step';
import { proposalPlansListCarouselGet } from './steps/proposal-plans-list-carousel-get.step';
import { rendaExtraValor } from './steps/renda-extra-valor.step';
import { semRendaExtra } from './steps/sem-renda-extra.step';

/** From the first question to a chosen plan: categories, the visitor's data, the lead, the plans. */
export default defineSegment({
  name: 'simulation',
  state: simulationState,
  entry: 'lead-select-category',
  exits: ['plano-escolhido'],
  steps: [
    leadSelectCategory,
    leadSelectCategoryIntegral,
    leadNome,
    leadSaudacao,
    leadCreditValue,
    leadPlanosMensagem,
    basicoValorRenda,
    leadEmail,
    leadTelefone,
    leadCriar,
    leadRecusado,
    leadRecusadoDeNovo,
    proposalPlansListCarouselGet,
    plansListSelect,
    planoCustos,
    planoCustosMostrar,
    planoComparar,
    planoSelecionado,
    planoDetalhes,
    parcelaDescontoMensagem,
    errorRendaInsuficiente,
    rendaExtraValor,
    semRendaExtra,
    errorNoPlans,
  ],
  components: {
    'category-carousel': () => import('./components/category-carousel/category-carousel'),
    'plan-carousel': () => import('./components/plan-carousel/plan-carousel'),
    'plan-costs': () => import('./components/plan-costs/plan-costs'),
    'loan-comparison': () => import('./components/loan-comparison/loan-comparison'),
  },
});
