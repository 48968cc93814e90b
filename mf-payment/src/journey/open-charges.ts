import type { OpenCharge } from '@consorcio/shared/entities';
import type { PaymentJourney } from '../state';
import { paymentOf } from './payment';

/** A charge can now be paid outside the conversation. The names are sorted, so that their order never changes. */
export function withOpenCharge(journey: PaymentJourney, nome: string, charge: OpenCharge): PaymentJourney {
  const { propostaID } = paymentOf(journey);
  const { nomes = [], cobradas = [] } = currentCharges(journey);
  return {
    ...journey,
    cobrancas: {
      propostaID,
      nomes: [...nomes.filter((other) => other !== nome), nome].sort(),
      cobradas: [...cobradas.filter(({ metodo }) => metodo !== charge.metodo), charge],
    },
  };
}

/** When the charge of this method is due, as the API answered it; empty when the proposal has none. */
export function dueDateOf(journey: PaymentJourney, method: string): string {
  return currentCharges(journey).cobradas?.find(({ metodo }) => metodo === method)?.vencimento ?? '';
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

/** Those of the proposal that is paid now, not of an earlier one. */
function currentCharges(journey: PaymentJourney): Partial<NonNullable<PaymentJourney['cobrancas']>> {
  const { cobrancas } = journey;
  return cobrancas?.propostaID === paymentOf(journey).propostaID ? cobrancas : {};
}
