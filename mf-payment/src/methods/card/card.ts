import { paymentMethods } from '@consorcio/shared/entities';
import { isRepeatSafe } from '../../journey/unconfirmed-payment';
import { defineMethod } from '../define-method';
import { cardPayment, isApproved, isUncertain } from './card-payment';
import { alterarPagamentoAviso } from './steps/alterar-pagamento-aviso.step';
import { pagamentoRepetirAviso } from './steps/pagamento-repetir-aviso.step';
import { paymentCreditCardSelect } from './steps/payment-credit-card-select.step';
import { paymentPending } from './steps/payment-pending.step';
import { paymentRefused } from './steps/payment-refused.step';
import { paymentSuccess } from './steps/payment-success.step';

/** A card, charged at once through a form over the page. */
export const cardMethod = defineMethod({
  code: paymentMethods.card,
  id: 'cartao',
  label: 'Cartão de crédito',
  detail: 'Em até 3x sem juros',
  entry: 'payment-credit-card-select',
  steps: [
    paymentCreditCardSelect,
    paymentRefused,
    pagamentoRepetirAviso,
    alterarPagamentoAviso,
    paymentSuccess,
    paymentPending,
  ],
  /** A card that the bank still reviews is no payment yet, and its receipt does not call it one. */
  receipt({ journey }) {
    if (!isApproved(journey)) {
      return {
        isPaid: false,
        situacao: 'Em análise pelo banco, ainda sem confirmação',
        passos: ['Você não precisa pagar de novo. O resultado vai para o seu e-mail.'],
      };
    }
    return {
      isPaid: true,
      situacao: 'Pagamento aprovado',
      linhas: [{ termo: 'Autorização', valor: String(cardPayment.read(journey).cartaoAutorizacao ?? '') }],
      passos: ['Guarde este comprovante. Para saber quando vence a próxima parcela, ligue para o SAC.'],
    };
  },
  overlays: { 'card-form': () => import('./frame/card-frame') },
  unresolved: {
    isOpen: isUncertain,
    step: 'payment-refused',
    leadsTo: ['payment-credit-card-select', 'pagamento-repetir-aviso'],
    again: (scene) =>
      isRepeatSafe(scene)
        ? { to: 'payment-credit-card-select', detail: 'Conferir o mesmo pagamento' }
        : { to: 'pagamento-repetir-aviso', detail: 'Já enviado, sem confirmação' },
    reminder: 'O banco ainda pode confirmar o cartão. Aí seriam duas cobranças.',
  },
});
