import type { OpenCharge } from '@consorcio/shared/entities';
import type { PaymentJourney } from '../state';
import { paymentOf } from './payment';

/** A charge can now be paid outside the conversation. The names are sorted, so that their order never changes. */
export function withOpenCharge(journey: PaymentJourney, nome: string, charge: OpenCharge): PaymentJourney {
  const { propostaID } = paymentOf(journey);
  const { nomes = [], cobradas = [] } = journey.cobrancas?.propostaID === propostaID ? journey.cobrancas : {};
  return {
    ...journey,
    cobrancas: {
      propostaID,
      nomes: [...nomes.filter((other) => other !== nome), nome].sort(),
      cobradas: [...cobradas.filter(({ metodo }) => metodo !== charge.metodo), charge],
    },
  };
}

/** The visitor says that they have paid the charge of this method. */
export function withPaidCharge(journey: PaymentJourney, method: string): PaymentJourney {
  const { cobrancas } = journey;
  if (!cobrancas) return journey;
  const cobradas = cobrancas.cobradas?.map((charge) => (charge.metodo === method ? { ...charge, paga: true } : charge));
  return { ...journey, cobrancas: { ...cobrancas, ...(cobradas && { cobradas }) } };
}

/** The proposal is paid: no charge is left to pay. */
export function withoutOpenCharges({ cobrancas: _paid, ...journey }: PaymentJourney): PaymentJourney {
  return journey;
}
