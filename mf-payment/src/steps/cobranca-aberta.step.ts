import { openPayments } from '../journey/open-payment';
import type { PaymentMethod } from '../methods/define-method';
import { defineStep } from '../state';

/** Leads to the charge of a purchase that an earlier visit or another tab began. Silent. */
export function cobrancaAberta<const Name extends string>(methods: readonly PaymentMethod<Name>[]) {
  return defineStep({
    name: 'cobranca-aberta',
    leadsTo: ['exit:cobranca-vista', ...methods.flatMap(({ open }) => open ?? [])],
    next: ({ journey }) => {
      const [first] = openPayments(journey);
      return methods.find(({ id }) => id === first?.metodo)?.open ?? 'exit:cobranca-vista';
    },
  });
}
