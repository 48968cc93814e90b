import type { Journey, Payment } from '@consorcio/shared/entities';
import { needed } from '@consorcio/shared/journey';

/** How far the present proposal is paid. What was begun for an earlier one is void. */
export function paymentOf(journey: Journey): Payment {
  const { propostaID } = needed(journey.proposta, 'proposta');
  return journey.pagamento?.propostaID === propostaID ? journey.pagamento : { propostaID };
}

/** Whether a card may have been charged, and nobody knows. */
export function isUncertain(journey: Journey): boolean {
  return paymentOf(journey).cartaoSituacao === 'incerto';
}

/** Writes what a payment has become. */
export function withPayment(journey: Journey, change: Partial<Payment>): Journey {
  return { ...journey, pagamento: { ...paymentOf(journey), ...change } };
}
