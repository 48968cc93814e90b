import type { Journey, Payment } from '@consorcio/shared/entities';
import { firstInstalmentInCents, needed } from '@consorcio/shared/journey';

/** How far the present proposal is paid. What was begun for an earlier one is void. */
export function paymentOf(journey: Journey): Payment {
  const { propostaID } = needed(journey.proposta, 'proposta');
  return journey.pagamento?.propostaID === propostaID ? journey.pagamento : { propostaID };
}

/** Writes what a payment has become. */
export function withPayment(journey: Journey, change: Partial<Payment>): Journey {
  return { ...journey, pagamento: { ...paymentOf(journey), valorInCents: amountInCents(journey), ...change } };
}

/** What this proposal is paid with: as it was asked for, though a coupon may be void once the sale is closed. */
export function amountInCents(journey: Journey): number {
  return paymentOf(journey).valorInCents ?? firstInstalmentInCents(journey);
}

/** The sale is closed: what is bought from here on is another purchase, signed wherever the visitor is then. */
export function closeSale({ geoLocation: _signedAt, ...journey }: Journey): Journey {
  return { ...journey, compras: (journey.compras ?? 0) + 1 };
}
