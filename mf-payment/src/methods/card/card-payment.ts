import { identifierSchema, type OpenPayment } from '@consorcio/shared/entities';
import * as z from 'zod/mini';
import { paymentsWithoutOutcome } from '../../journey/open-payment';
import { paymentPart } from '../../journey/payment';
import type { PaymentJourney } from '../../state';

/** What is stored of a payment by card: only its outcome. */
export const cardPayment = paymentPart(
  z.object({
    cartaoRecusas: z.optional(z.int()), // how many cards were refused for this proposal
    cartaoSituacao: z.optional(z.enum(['incerto', 'pendente', 'aprovado'])), // absent after a refusal: no payment is open
    cartaoAutorizacao: z.optional(identifierSchema),
    cartaoConferido: z.optional(z.boolean()), // the API has said what became of every card, also of another tab's
  }),
);

/** Whether a card may have been charged and the outcome is unknown: in this tab, or in another tab that the visitor was told about. */
export function isUncertain(journey: PaymentJourney): boolean {
  const { cartaoSituacao, cartaoConferido } = cardPayment.read(journey);
  return cartaoSituacao === 'incerto' || (!cartaoSituacao && !cartaoConferido && cardsElsewhere(journey).length > 0);
}

/** The payments by card of which the visitor was told that their outcome is unknown in another tab, or since an earlier visit. */
export function cardsElsewhere(journey: PaymentJourney): readonly OpenPayment[] {
  return paymentsWithoutOutcome(journey).filter(({ metodo }) => metodo === 'cartao');
}

export function isApproved(journey: PaymentJourney): boolean {
  return cardPayment.read(journey).cartaoSituacao === 'aprovado';
}
