import type { Journey, Payment } from '@consorcio/shared/entities';
import { firstInstalmentInCents, needed } from '@consorcio/shared/journey';

/** How far the current proposal is paid. Payments that were started for an earlier proposal are ignored. */
export function paymentOf(journey: Journey): Payment {
  const { propostaID } = needed(journey.proposta, 'proposta');
  return journey.pagamento?.propostaID === propostaID ? journey.pagamento : { propostaID };
}

/** Stores a change of the payment. */
export function withPayment(journey: Journey, change: Partial<Payment>): Journey {
  return { ...journey, pagamento: { ...paymentOf(journey), valorInCents: amountInCents(journey), ...change } };
}

/** The amount to pay. Once it was asked for, it stays the same, although a coupon is void after the sale. */
export function amountInCents(journey: Journey): number {
  return paymentOf(journey).valorInCents ?? firstInstalmentInCents(journey);
}

/** The sale is closed. What is bought later is another purchase, and is signed where the visitor is then. */
export function closeSale({ geoLocation: _signedAt, ...journey }: Journey): Journey {
  return { ...journey, compras: (journey.compras ?? 0) + 1 };
}
