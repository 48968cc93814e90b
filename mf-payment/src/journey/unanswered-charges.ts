import * as z from 'zod/mini';
import type { PaymentJourney } from '../state';
import { paymentPart } from './payment';

const part = paymentPart(
  z.object({
    semResposta: z.optional(z.array(z.string())), // methods whose charge may have been registered without an answer
  }),
);

/** A registration of this method ended without an answer: the bank may have the charge. */
export function withUnansweredCharge(journey: PaymentJourney, method: string): PaymentJourney {
  return mayHaveTwoCharges(journey, method)
    ? journey
    : part.write(journey, { semResposta: [...(part.read(journey).semResposta ?? []), method] });
}

/** Whether a charge of this method that is registered now may be the second one. */
export function mayHaveTwoCharges(journey: PaymentJourney, method: string): boolean {
  return part.read(journey).semResposta?.includes(method) === true;
}
