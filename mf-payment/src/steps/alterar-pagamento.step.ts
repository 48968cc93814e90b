import { needed } from '@consorcio/shared/journey';
import { hasAcceptedWarning } from '../journey/unconfirmed-payment';
import type { PaymentMethod } from '../methods/define-method';
import { methodOptions, methodTargets } from '../methods/method-options';
import { unresolvedPayment } from '../methods/unresolved-payment';
import { defineStep } from '../state';

/**
 * Asks for another way to pay. A charge that was registered stays payable, so it warns against paying twice. While the outcome
 * of a payment is unknown, it asks only a visitor who has accepted the warning about a second charge.
 */
export function alterarPagamento<const Entry extends string, const Unresolved extends string>(
  methods: readonly PaymentMethod<Entry, Unresolved>[],
) {
  return defineStep({
    name: 'alterar-pagamento',
    leadsTo: methodTargets(methods),
    opens: ['specialists'],
    known: ({ journey }) => unresolvedPayment(methods, journey) !== undefined && !hasAcceptedWarning(journey),
    text: ({ journey }) => {
      const registered = methods.flatMap((method) => method.openCharge?.(journey) ?? []).join(' ou ');
      const warning = registered === '' ? [] : [`Se você já pagou ${registered}, não precisa pagar de novo.`];
      const open = unresolvedPayment(methods, journey);
      return [...warning, ...(open ? [open.reminder] : []), 'Como você prefere pagar?'];
    },
    options: (scene) => methodOptions(methods, scene),
    layout: 'stack',
    next: ({ journey }) => needed(unresolvedPayment(methods, journey), 'an unresolved payment').step,
    example: { right: methods.map(({ id }) => id) },
  });
}
