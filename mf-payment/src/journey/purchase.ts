import type { PurchaseNote } from '@consorcio/shared/entities';
import { closeSale, needed, soldPlan } from '@consorcio/shared/journey';
import * as z from 'zod/mini';
import type { PaymentJourney } from '../state';
import { amountInCents, paymentPart } from './payment';

const part = paymentPart(
  z.object({
    fechada: z.optional(z.object({ metodo: z.string(), em: z.int() })), // by which method, and when (epoch ms)
  }),
);

/** The sale is closed by this method. What its receipt says is kept with the payment. */
export function closePurchase(journey: PaymentJourney, metodo: string, em: number): PaymentJourney {
  return closeSale(part.write(journey, { fechada: { metodo, em } }));
}

/** By which method, and when, the sale of this proposal was closed. */
export function closedPurchase(journey: PaymentJourney): { readonly metodo: string; readonly em: number } | undefined {
  return part.read(journey).fechada;
}

/** What is remembered of a payment outside the tab. */
export function purchaseNote(
  journey: PaymentJourney,
  method: Pick<PurchaseNote, 'metodo' | 'nome' | 'quita'>,
): PurchaseNote {
  const { propostaID, contrato } = needed(journey.proposta, 'proposta');
  return {
    ...soldPlan(journey),
    propostaID,
    ...(contrato !== undefined && { contrato }),
    valorInCents: amountInCents(journey),
    ...method,
  };
}
