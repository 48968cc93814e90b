import { defineStep, markup } from '@consorcio/shared/flow';
import { needed } from '@consorcio/shared/journey';
import { dueLabel } from '../journey/due-label';
import { paymentOf } from '../journey/payment';

/** The slip is the visitor's to pay. */
export const paymentCongratulations = defineStep({
  name: 'payment-congratulations',
  leadsTo: ['exit:compra-feita'],
  text: ({ journey }) => [
    'Parabéns! 🎉 Falta só pagar o boleto.',
    markup`Ele vence em <b>${dueLabel(needed(paymentOf(journey).boleto, 'boleto').dataVencimento)}</b>.`,
    markup`Quando o pagamento for confirmado, o aviso vai para <b>${needed(journey.email, 'email')}</b>.`,
  ],
});
