import { markup } from '@consorcio/shared/flow';
import { needed } from '@consorcio/shared/journey';
import { paymentOutcome } from '../../../components/payment-outcome/spoken-outcome';
import { defineStep } from '../../../state';

/** The bank accepted the card and still reviews the payment. SPEC section 8. */
export const paymentPending = defineStep({
  name: 'payment-pending',
  leadsTo: ['comprovante'],
  text: ({ journey }) => [
    'Seu pagamento cartão está em processamento',
    'Seu pagamento está sendo validado',
    markup`Você não precisa pagar de novo: o resultado vai para <b>${needed(journey.email, 'email')}</b>.`,
  ],
  component: paymentOutcome('em-analise', 'Valor em análise'),
});
