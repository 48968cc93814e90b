import { identifierSchema, type OpenPayment } from '@consorcio/shared/entities';
import * as z from 'zod/mini';
import { paymentOf, paymentPart } from '../../journey/payment';
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
  return cartaoSituacao === 'incerto' || (!cartaoSituacao && !cartaoConferido && isOpenElsewhere(journey));
}

function isOpenElsewhere(journey: PaymentJourney): boolean {
  const { compraAberta } = journey;
  if (compraAberta?.propostaID !== paymentOf(journey).propostaID) return false;
  const isOpen = ({ metodo, estado }: OpenPayment) =>
    metodo === 'cartao' && (estado === 'enviando' || estado === 'incerto');
  return compraAberta.pagamentos.some(isOpen);
}

/** Whether the last payment by card was approved. */
export function isApproved(journey: PaymentJourney): boolean {
  return cardPayment.read(journey).cartaoSituacao === 'aprovado';
}
