import type { Fact, JourneyEventPayload } from '@consorcio/shared/events';
import type { Scene } from '@consorcio/shared/flow';
import { soldPlan } from '@consorcio/shared/journey';
import { amountInCents, paymentOf } from './payment';

type Processed = JourneyEventPayload<'payment.processed'>;

/** A payment had this outcome. SPEC section 7, Pagamento Processado. */
export function processed({ journey }: Scene, metodo: Processed['metodo'], situacao: Processed['situacao']): Fact {
  const { propostaID } = paymentOf(journey);
  return { name: 'payment.processed', payload: { propostaID, metodo, situacao } };
}

/** The sale is closed. Published before the congratulations: the visitor may leave earlier. SPEC section 7, purchase. */
export function purchased({ journey }: Scene, metodo: Processed['metodo']): Fact {
  const { compras = 0 } = journey; // this sale is counted already
  return {
    name: 'purchase.made',
    payload: {
      propostaID: paymentOf(journey).propostaID,
      metodo,
      valorInCents: amountInCents(journey),
      ...(compras > 1 && { ordem: compras }),
      ...soldPlan(journey),
    },
  };
}
