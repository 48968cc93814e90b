import { defineSegment } from '@consorcio/shared/flow';
import { cepBuscar } from './steps/cep-buscar.step';
import { cepError } from './steps/cep-error.step';
import { cepFirstInput } from './steps/cep-first-input.step';
import { cepNotFound } from './steps/cep-not-found.step';
import { cupomApplyNewValue } from './steps/cupom-apply-new-value.step';
import { cupomApplySuccess } from './steps/cupom-apply-success.step';
import { cupomApplyUrl } from './steps/cupom-apply-url.step';
import { cupomErrorMessage1 } from './steps/cupom-error-message-1.step';
import { cupomErrorMessage2 } from './steps/cupom-error-message-2.step';
import { cupomInitialMessage } from './steps/cupom-initial-message.step';
import { cupomInitialUrl } from './steps/cupom-initial-url.step';
import { cupomInput } from './steps/cupom-input.step';
import { cupomPaymentMessage } from './steps/cupom-payment-message.step';
import { cupomTryAgain } from './steps/cupom-try-again.step';
import { cupomValidar } from './steps/cupom-validar.step';
import { proposalAlterar } from './steps/proposal-alterar.step';
import { proposalComplemento } from './steps/proposal-complemento.step';
import { proposalConfirmData } from './steps/proposal-confirm-data.step';
import { proposalConfirmInfos } from './steps/proposal-confirm-infos.step';
import { proposalConfirmPlan } from './steps/proposal-confirm-plan.step';
import { proposalCpfCnpj } from './steps/proposal-cpf-cnpj.step';
import { proposalDetalhes } from './steps/proposal-detalhes.step';
import { proposalDetalhesMostrar } from './steps/proposal-detalhes-mostrar.step';
import { proposalEmail } from './steps/proposal-email.step';
import { proposalNascimento } from './steps/proposal-nascimento.step';
import { proposalNome } from './steps/proposal-nome.step';
import { proposalNumero } from './steps/proposal-numero.step';
import { proposalSemPagamento } from './steps/proposal-sem-pagamento.step';
import { proposalTelefone } from './steps/proposal-telefone.step';
import { proposalTerms } from './steps/proposal-terms.step';
import { proposalThanksMessage } from './steps/proposal-thanks-message.step';
import { proposalTitular } from './steps/proposal-titular.step';
import { proposalWait } from './steps/proposal-wait.step';

/** From a chosen plan to a proposal with a contract number: who buys, where they live, the coupon, the terms. */
export default defineSegment({
  name: 'proposal',
  entry: 'proposal-confirm-infos',
  exits: ['proposta-criada', 'escolher-outro-plano'],
  steps: [
    proposalConfirmInfos,
    proposalConfirmPlan,
    proposalTitular,
    proposalNome,
    proposalCpfCnpj,
    cepFirstInput,
    cepBuscar,
    cepError,
    cepNotFound,
    proposalThanksMessage,
    proposalNumero,
    proposalComplemento,
    proposalNascimento,
    proposalEmail,
    proposalTelefone,
    proposalConfirmData,
    proposalTerms,
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
  ],
  components: {
    'plan-summary': () => import('./components/plan-summary/plan-summary'),
    'data-summary': () => import('./components/data-summary/data-summary'),
    'plan-details': () => import('./components/plan-details/plan-details'),
  },
});
