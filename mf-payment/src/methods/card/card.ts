import { paymentMethods } from '@consorcio/shared/entities';
import { isRepeatSafe } from '../../journey/is-repeat-safe';
import { defineMethod } from '../define-method';
import { isUncertain } from './card-payment';
import { cardReceipt } from './card-receipt';
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
  components: { 'card-approved': () => import('./card-approved/card-approved') },
  receipt: cardReceipt,
  overlays: { 'card-form': () => import('./card-form/card-form') },
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
