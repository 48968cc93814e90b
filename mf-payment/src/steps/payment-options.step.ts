import { defineStep, markup } from '@consorcio/shared/flow';
import { amountLabel } from '../journey/amount-label';
import { isUncertain } from '../journey/payment';
import { methodOptions, methodTargets } from '../methods/methods';

/**
 * How will the first instalment be paid? Passed over while a card may have been charged for it: who comes back to the same
 * proposal is asked for the same payment. SPEC section 4.
 */
export const paymentOptions = defineStep({
  name: 'payment-options',
  leadsTo: [...methodTargets, 'payment-refused'],
  opens: ['specialists'],
  known: ({ journey }) => isUncertain(journey),
  text: ({ journey }) => [
    markup`Falta só a primeira parcela, de <b>${amountLabel(journey)}</b>.`,
    'Como você prefere pagar?',
  ],
  options: ({ journey }) => methodOptions(journey),
  layout: 'stack',
  next: () => 'payment-refused',
});
