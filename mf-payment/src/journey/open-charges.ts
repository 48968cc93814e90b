import type { PaymentJourney } from '../state';
import { paymentOf } from './payment';

/** A charge can now be paid outside the conversation. The names are sorted, so that their order never changes. */
export function withOpenCharge(journey: PaymentJourney, name: string): PaymentJourney {
  const { propostaID } = paymentOf(journey);
  const { cobrancas } = journey;
  const others = cobrancas?.propostaID === propostaID ? cobrancas.nomes.filter((other) => other !== name) : [];
  return { ...journey, cobrancas: { propostaID, nomes: [...others, name].sort() } };
}

/** The proposal is paid: no charge is left to pay. */
export function withoutOpenCharges({ cobrancas: _paid, ...journey }: PaymentJourney): PaymentJourney {
  return journey;
}
