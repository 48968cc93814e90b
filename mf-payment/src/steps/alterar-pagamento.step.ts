import type { PaymentMethod } from '../methods/define-method';
import { methodOptions, methodTargets } from '../methods/method-options';
import { defineStep } from '../state';

/** Asks for another way to pay. A charge that was registered stays payable, so it warns against paying twice. */
export function alterarPagamento<const Entry extends string>(methods: readonly PaymentMethod<Entry>[]) {
  return defineStep({
    name: 'alterar-pagamento',
    leadsTo: methodTargets(methods),
    opens: ['specialists'],
    text: ({ journey }) => {
      const registered = methods.flatMap((method) => method.openCharge?.(journey) ?? []).join(' ou ');
      const warning = registered === '' ? [] : [`Se você já pagou ${registered}, não precisa pagar de novo.`];
      return [...warning, 'Como você prefere pagar?'];
    },
    options: ({ journey }) => methodOptions(methods, journey),
    layout: 'stack',
  });
}
