import { hasAcceptedWarning } from '../journey/unconfirmed-payment';
import type { PaymentMethod } from '../methods/define-method';
import { methodChoice, unresolvedPayment } from '../methods/method-options';
import { defineStep } from '../state';

/**
 * Asks for another way to pay. A charge that was registered stays payable, so it warns against paying twice. While the outcome
 * of a payment is unknown, it asks only a visitor who has accepted the warning about a second charge.
 */
export function alterarPagamento<const Name extends string>(methods: readonly PaymentMethod<Name>[]) {
  return defineStep({
    name: 'alterar-pagamento',
    ...methodChoice(methods),
    known: ({ journey }) => unresolvedPayment(methods, journey) !== undefined && !hasAcceptedWarning(journey),
    text: ({ journey }) => {
      const registered = methods.flatMap((method) => method.openCharge?.(journey) ?? []).join(' ou ');
      const warning = registered === '' ? [] : [`Se você já pagou ${registered}, não precisa pagar de novo.`];
      const open = unresolvedPayment(methods, journey);
      return [...warning, ...(open ? [open.reminder] : []), 'Como você prefere pagar?'];
    },
    example: { right: methods.map(({ id }) => id) },
  });
}
