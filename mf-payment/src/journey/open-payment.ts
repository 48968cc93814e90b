import type { OpenPayment } from '@consorcio/shared/entities';
import { needed } from '@consorcio/shared/journey';
import type { PaymentJourney } from '../state';

/** The payments of a purchase that an earlier visit or another tab began, that can still be paid. */
export function openPayments({ compraAberta }: PaymentJourney): readonly OpenPayment[] {
  return compraAberta?.pagamentos.filter(({ estado, codigo }) => estado === 'registrado' && codigo !== undefined) ?? [];
}

/** The open payment by this method. Throws when there is none. */
export function openPaymentBy(journey: PaymentJourney, method: string): OpenPayment {
  const found = openPayments(journey).find(({ metodo }) => metodo === method);
  return needed(found, 'compraAberta');
}
