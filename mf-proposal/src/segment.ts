import { defineSegment } from '@consorcio/shared/flow';
import { questionSteps } from './questions/questions';
import { proposalState } from './state';
import { cupomApplyNewValue } from './steps/cupom/cupom-apply-new-value.step';
import { cupomApplySuccess } from './steps/cupom/cupom-apply-success.step';
import { cupomApplyUrl } from './steps/cupom/cupom-apply-url.step';
import { cupomErrorMessage1 } from './steps/cupom/cupom-error-message-1.step';
import { cupomErrorMessage2 } from './steps/cupom/cupom-error-message-2.step';
import { cupomInitialMessage } from './steps/cupom/cupom-initial-message.step';
import { cupomInitialUrl } from './steps/cupom/cupom-initial-url.step';
import { cupomInput } from './steps/cupom/cupom-input.step';
import { cupomPaymentMessage } from './steps/cupom/cupom-payment-message.step';
import { cupomTryAgain } from './steps/cupom/cupom-try-again.step';
import { cupomValidar } from './steps/cupom/cupom-validar.step';
import { proposalAlterar } from './steps/proposal-alterar.step';
import { proposalConfirmData } from './steps/proposal-confirm-data.step';
import { proposalConfirmInfos } from './steps/proposal-confirm-infos.step';
import { proposalConfirmPlan } from './steps/proposal-confirm-plan.step';
import { proposalDetalhes } from './steps/proposal-detalhes.step';
import { proposalDetalhesMostrar } from './steps/proposal-detalhes-mostrar.step';
import { proposalLocate } from './steps/proposal-locate.step';
import { proposalLocation } from './steps/proposal-location.step';
import { proposalRecusada } from './steps/proposal-recusada.step';
import { proposalSemPagamento } from './steps/proposal-sem-pagamento.step';
import { proposalTerms } from './steps/proposal-terms.step';
import { proposalWait } from './steps/proposal-wait.step';

/** From a chosen plan to a proposal with a contract number: who buys, where they live, the coupon, the terms. */
export default defineSegment({
  name: 'proposal',
  state: proposalState,
  entry: 'proposal-confirm-infos',
  exits: ['proposta-criada', 'escolher-outro-plano'],
  steps: [
    proposalConfirmInfos,
    proposalConfirmPlan,
    ...questionSteps,
    proposalConfirmData,
    proposalTerms,
    proposalLocation,
    proposalLocate,
    proposalDetalhes,
    proposalDetalhesMostrar,
    proposalAlterar,
    cupomInitialMessage,
    cupomInitialUrl,
    cupomApplyUrl,
    cupomInput,
    cupomValidar,
    cupomErrorMessage1,
    cupomErrorMessage2,
    cupomTryAgain,
    cupomApplySuccess,
    cupomApplyNewValue,
    cupomPaymentMessage,
    proposalWait,
    proposalSemPagamento,
    proposalRecusada,
  ],
  components: {
    'proposal-created': () => import('./components/proposal-created/proposal-created'),
    'plan-summary': () => import('./components/plan-summary/plan-summary'),
    'data-summary': () => import('./components/data-summary/data-summary'),
    documents: () => import('./components/documents/documents'),
    'plan-details': () => import('./components/plan-details/plan-details'),
  },
});
