import type { PaymentJourney } from '../state';
import type { PaymentMethod } from './define-method';

/** What a method says about its payment with an unknown outcome; undefined when the outcome of every payment is known. */
export function unresolvedPayment<Unresolved extends string>(
  methods: readonly PaymentMethod<string, Unresolved>[],
  journey: PaymentJourney,
) {
  return methods.map(({ unresolved }) => unresolved).find((unresolved) => unresolved?.isOpen(journey));
}
