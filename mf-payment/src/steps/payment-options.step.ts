import { markup } from '@consorcio/shared/flow';
import { amountLabel, stayHere } from '../journey/payment';
import type { PaymentMethod } from '../methods/define-method';
import { areAllExcluded, methodChoice, unresolvedPayment } from '../methods/method-options';
import { defineStep } from '../state';

/**
 * Asks how the first instalment will be paid. It is skipped while the outcome of an earlier payment is unknown: a visitor
 * who returns to the same proposal is asked to send that payment again. SPEC section 4.
 */
export function paymentOptions<const Name extends string>(methods: readonly PaymentMethod<Name>[]) {
  return defineStep({
    name: 'payment-options',
    ...methodChoice(methods),
    known: ({ journey }) => unresolvedPayment(methods, journey) !== undefined,
    text: (scene) => [
      markup`Falta só a primeira parcela, de <b>${amountLabel(scene)}</b>.`,
      ...stayHere(scene),
      areAllExcluded(methods, scene.journey)
        ? 'O seu cupom não vale para as formas de pagamento desta proposta. Um dos nossos especialistas ajuda você a pagar, com ou sem o cupom.'
        : 'Como você prefere pagar?',
    ],
    example: { right: methods.map(({ id }) => id) },
  });
}
