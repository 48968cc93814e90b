import type { PaymentJourney, PaymentScene } from '../state';
import { paymentProgress } from './payment';

/** A try ended without a confirmation: the payment may still be charged. */
export function withoutConfirmation(journey: PaymentJourney): PaymentJourney {
  return paymentProgress.write(journey, { semConfirmacao: triesWithoutConfirmation(journey) + 1 });
}

/** The outcome of the payment is known. */
export function withOutcome(journey: PaymentJourney): PaymentJourney {
  return paymentProgress.write(journey, { semConfirmacao: undefined, avisoAceito: undefined });
}

/** How many tries of the open payment have ended without a confirmation; 0 when no payment is open. */
export function triesWithoutConfirmation(journey: PaymentJourney): number {
  return paymentProgress.read(journey).semConfirmacao ?? 0;
}

/** The visitor accepts that a second method may be a second charge. */
export function acceptWarning(journey: PaymentJourney): PaymentJourney {
  return paymentProgress.write(journey, { avisoAceito: true });
}

/** Whether the visitor has accepted it, for the payment that is open now. */
export function hasAcceptedWarning(journey: PaymentJourney): boolean {
  return paymentProgress.read(journey).avisoAceito === true;
}

/** Whether the API acts once for one idempotency key: only then may the product promise that a repeat charges nothing more. */
export function isRepeatSafe({ idempotencyKeys }: Pick<PaymentScene, 'idempotencyKeys'>): boolean {
  return idempotencyKeys === 'honoured';
}
