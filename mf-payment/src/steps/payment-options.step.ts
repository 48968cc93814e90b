import { markup } from '@consorcio/shared/flow';
import { needed } from '@consorcio/shared/journey';
import { amountLabel } from '../journey/amount-label';
import { stayHere } from '../journey/stay-here';
import type { PaymentMethod } from '../methods/define-method';
import { areAllExcluded, methodOptions, methodTargets } from '../methods/method-options';
import { unresolvedPayment } from '../methods/unresolved-payment';
import { defineStep } from '../state';

/**
 * Asks how the first instalment will be paid. It is skipped while the outcome of an earlier payment is unknown: a visitor
 * who returns to the same proposal is asked to send that payment again. SPEC section 4.
 */
export function paymentOptions<const Entry extends string, const Unresolved extends string>(
  methods: readonly PaymentMethod<Entry, Unresolved>[],
) {
  return defineStep({
    name: 'payment-options',
    leadsTo: methodTargets(methods),
    opens: ['specialists'],
    known: ({ journey }) => unresolvedPayment(methods, journey) !== undefined,
    text: (scene) => [
      markup`Falta só a primeira parcela, de <b>${amountLabel(scene)}</b>.`,
      ...stayHere(scene),
      areAllExcluded(methods, scene.journey)
        ? 'O seu cupom não vale para as formas de pagamento desta proposta. Um dos nossos especialistas ajuda você a pagar, com ou sem o cupom.'
        : 'Como você prefere pagar?',
    ],
    options: (scene) => methodOptions(methods, scene),
    layout: 'stack',
    next: ({ journey }) => needed(unresolvedPayment(methods, journey), 'an unresolved payment').step,
    example: { right: methods.map(({ id }) => id) },
  });
}
