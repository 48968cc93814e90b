import { paymentOutcome } from '../../../components/payment-outcome/spoken-outcome';
import { defineStep } from '../../../state';
import { cardPayment } from '../card-payment';

/** The card was charged. SPEC section 4: approval image and authorisation number. */
export const paymentSuccess = defineStep({
  name: 'payment-success',
  leadsTo: ['comprovante'],
  text: ['Pagamento aprovado! 🎉', 'A sua primeira parcela está paga. Parabéns pelo primeiro passo!'],
  component: paymentOutcome('aprovado', 'Valor pago', (journey) => cardPayment.read(journey).cartaoAutorizacao ?? ''),
});
