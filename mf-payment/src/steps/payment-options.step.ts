import { defineStep, markup } from '@consorcio/shared/flow';
import { amountLabel } from '../journey/amount-label';
import { methodOptions, methodTargets } from '../methods/methods';

/** How will the first instalment be paid? SPEC section 4. */
export const paymentOptions = defineStep({
  name: 'payment-options',
  leadsTo: methodTargets,
  text: ({ journey }) => [
    markup`Falta só a primeira parcela, de <b>${amountLabel(journey)}</b>.`,
    'Como você prefere pagar?',
  ],
  options: ({ journey }) => methodOptions(journey),
  layout: 'stack',
});
