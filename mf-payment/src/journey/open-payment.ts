import type { OpenPayment } from '@consorcio/shared/entities';
import { needed } from '@consorcio/shared/journey';
import type { PaymentJourney } from '../state';
import { paymentOf } from './payment';

/** A registered charge with the code to pay it. */
type PayablePayment = OpenPayment & { readonly codigo: string };

/** The payments of a purchase that an earlier visit or another tab began, that can still be paid. */
export function openPayments({ compraAberta }: PaymentJourney): readonly PayablePayment[] {
  const isPayable = (payment: OpenPayment): payment is PayablePayment =>
    payment.estado === 'registrado' && payment.codigo !== undefined;
  return compraAberta?.pagamentos.filter(isPayable) ?? [];
}

/** The open payment by this method. Throws when there is none. */
export function openPaymentBy(journey: PaymentJourney, method: string): PayablePayment {
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
