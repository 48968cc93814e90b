import type { Journey } from '@consorcio/shared/entities';
import { paymentOf } from '../../journey/payment';

/** Whether a card may have been charged and the outcome is unknown. */
export function isUncertain(journey: Journey): boolean {
  return paymentOf(journey).cartaoSituacao === 'incerto';
}

/** Whether the last payment by card was approved. */
export function isApproved(journey: Journey): boolean {
  return paymentOf(journey).cartaoSituacao === 'aprovado';
}
