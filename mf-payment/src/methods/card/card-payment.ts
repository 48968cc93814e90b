import { identifierSchema } from '@consorcio/shared/entities';
import * as z from 'zod/mini';
import { paymentPart } from '../../journey/payment';
import type { PaymentJourney } from '../../state';

/** What is stored of a payment by card: only its outcome. */
export const cardPayment = paymentPart(
  z.object({
    cartaoRecusas: z.optional(z.int()), // how many cards were refused for this proposal
    cartaoSituacao: z.optional(z.enum(['incerto', 'pendente', 'aprovado'])), // absent after a refusal: no payment is open
    cartaoAutorizacao: z.optional(identifierSchema),
  }),
);

/** Whether a card may have been charged and the outcome is unknown. */
export function isUncertain(journey: PaymentJourney): boolean {
  return cardPayment.read(journey).cartaoSituacao === 'incerto';
}

/** Whether the last payment by card was approved. */
export function isApproved(journey: PaymentJourney): boolean {
  return cardPayment.read(journey).cartaoSituacao === 'aprovado';
}
