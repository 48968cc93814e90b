import { defineStep, markup } from '@consorcio/shared/flow';
import { amountLabel } from '../journey/amount-label';
import { paymentOf } from '../journey/payment';
import { methodOptions, methodTargets } from '../methods/methods';

/** Where a card already is when the same proposal comes to be paid again. */
const afterCard = { incerto: 'payment-refused', pendente: 'payment-pending', aprovado: 'payment-success' } as const;

/** How will the first instalment be paid? Passed over when a card has been, or may have been, charged for it. SPEC section 4. */
export const paymentOptions = defineStep({
  name: 'payment-options',
  leadsTo: [...methodTargets, ...Object.values(afterCard)],
  known: ({ journey }) => paymentOf(journey).cartaoSituacao !== undefined,
  text: ({ journey }) => [
    markup`Falta só a primeira parcela, de <b>${amountLabel(journey)}</b>.`,
    'Como você prefere pagar?',
  ],
  options: ({ journey }) => methodOptions(journey),
  layout: 'stack',
  next: ({ journey }) => afterCard[paymentOf(journey).cartaoSituacao ?? 'incerto'],
});
