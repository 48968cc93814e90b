import type { OpenPayment } from '@consorcio/shared/entities';
import { needed } from '@consorcio/shared/journey';
import type { PaymentJourney } from '../state';
import { paymentOf } from './payment';

/** The payments of a purchase that an earlier visit or another tab began, that can still be paid, each with its code. */
export function openPayments({ compraAberta }: PaymentJourney) {
  const payments = compraAberta?.pagamentos.filter(({ estado }) => estado === 'registrado') ?? [];
  return payments.flatMap(({ codigo, ...payment }) => (codigo === undefined ? [] : [{ ...payment, codigo }]));
}

/** The open payment by this method. Throws when there is none. */
export function openPaymentBy(journey: PaymentJourney, method: string) {
  return needed(
    openPayments(journey).find(({ metodo }) => metodo === method),
    'compraAberta',
  );
}

/** The payments of this proposal that another tab or an earlier visit has sent, and whose outcome is unknown. */
export function paymentsWithoutOutcome(journey: PaymentJourney): readonly OpenPayment[] {
  const { compraAberta } = journey;
  if (compraAberta?.propostaID !== paymentOf(journey).propostaID) return [];
  return compraAberta.pagamentos.filter(({ estado }) => estado === 'enviando' || estado === 'incerto');
}
