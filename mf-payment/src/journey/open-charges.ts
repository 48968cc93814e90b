import type { OpenCharge } from '@consorcio/shared/entities';
import { formatDate } from '@consorcio/shared/validation';
import type { PaymentJourney } from '../state';
import { paymentOf, paymentProgress } from './payment';

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

function currentCharges(journey: PaymentJourney): Partial<NonNullable<PaymentJourney['cobrancas']>> {
  const { cobrancas } = journey;
  return cobrancas?.propostaID === paymentOf(journey).propostaID ? cobrancas : {};
}

/** A due date as people read it. The API writes yyyy-mm-dd, perhaps with a time; other texts are shown as received. */
export function dueLabel(received: string): string {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(received) ?? [];
  return day === undefined ? received : formatDate(day);
}

/** A registration of this method ended without an answer: the bank may have the charge. */
export function withUnansweredCharge(journey: PaymentJourney, method: string): PaymentJourney {
  return mayHaveTwoCharges(journey, method)
    ? journey
    : paymentProgress.write(journey, { semResposta: [...(paymentProgress.read(journey).semResposta ?? []), method] });
}

/** Whether a charge of this method that is registered now may be the second one. */
export function mayHaveTwoCharges(journey: PaymentJourney, method: string): boolean {
  return paymentProgress.read(journey).semResposta?.includes(method) === true;
}
