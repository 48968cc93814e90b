import { amountLabel } from '../../../journey/amount-label';
import { defineStep, type PaymentScene } from '../../../state';
import type { CardApprovedProps } from '../card-approved/card-approved';
import { spokenApproval } from '../card-approved/spoken-approval';
import { cardPayment } from '../card-payment';

/** The card was charged. SPEC section 4: approval image and authorisation number. */
export const paymentSuccess = defineStep({
  name: 'payment-success',
  leadsTo: ['comprovante'],
  text: ['Pagamento aprovado! 🎉', 'A sua primeira parcela está paga. Parabéns pelo primeiro passo!'],
  component: {
    name: 'card-approved',
    props: approval,
    spoken: (scene) => spokenApproval(approval(scene)),
  },
});

function approval(scene: PaymentScene): CardApprovedProps {
  return {
    valor: amountLabel(scene),
    autorizacao: String(cardPayment.read(scene.journey).cartaoAutorizacao ?? ''),
  };
}
