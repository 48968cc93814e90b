import { amountLabel } from '../../../journey/payment';
import { defineStep, type PaymentScene } from '../../../state';
import type { CardApprovedProps } from '../card-approved/card-approved';
import { cardPayment } from '../card-payment';

/** The card was charged. SPEC section 4: approval image and authorisation number. */
export const paymentSuccess = defineStep({
  name: 'payment-success',
  leadsTo: ['comprovante'],
  text: ['Pagamento aprovado! 🎉', 'A sua primeira parcela está paga. Parabéns pelo primeiro passo!'],
  component: { name: 'card-approved', props: approval, spoken: (scene) => spokenApproval(approval(scene)) },
});

function approval(scene: PaymentScene): CardApprovedProps {
  const { cartaoAutorizacao = '' } = cardPayment.read(scene.journey);
  return { valor: amountLabel(scene), autorizacao: String(cartaoAutorizacao) };
}

/** The approval as it is announced: the amount, and the number to keep. */
export function spokenApproval({ valor, autorizacao }: CardApprovedProps): string {
  return autorizacao === '' ? `Valor pago: ${valor}` : `Valor pago: ${valor}. Autorização nº ${autorizacao}`;
}
