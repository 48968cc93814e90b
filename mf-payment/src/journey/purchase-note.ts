import type { PurchaseNote } from '@consorcio/shared/entities';
import { needed, soldPlan } from '@consorcio/shared/journey';
import type { PaymentJourney } from '../state';
import { amountInCents } from './payment';

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
