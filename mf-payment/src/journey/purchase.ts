import type { PurchaseNote } from '@consorcio/shared/entities';
import { closeSale, needed, soldPlan } from '@consorcio/shared/journey';
import type { PaymentJourney } from '../state';
import { amountInCents, paymentProgress } from './payment';

/** The sale is closed by this method. What its receipt says is kept with the payment. */
export function closePurchase(journey: PaymentJourney, metodo: string, em: number): PaymentJourney {
  return closeSale(paymentProgress.write(journey, { fechada: { metodo, em } }));
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
