import { HttpError } from '../api/http-error';
import { waysToPay } from '../proposal/ways-to-pay';
import { couponOf } from './first-payment';
import type { Payable } from './payable';

/** Refuses a way to pay that the proposal or its coupon does not have. `where` names what the caller sent. */
export function requirePayable(payable: Payable, method: number, where: string): void {
  const obstacle = obstacleTo(payable, method);
  if (obstacle !== undefined) throw new HttpError(400, [`${where}: ${obstacle}`]);
}

function obstacleTo({ proposal, valorInCents }: Payable, method: number): string | undefined {
  if (!proposal) return undefined;
  if (!waysToPay(proposal.email).includes(method)) return 'its proposal does not offer this way to pay';
  if (couponOf(proposal)?.formasPagamentosValidas.includes(method) === false)
    return 'the coupon of its proposal is not valid for this way to pay';
  return valorInCents > 0 ? undefined : 'its proposal has nothing to pay';
}
