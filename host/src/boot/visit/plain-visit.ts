import type { Brand } from '@consorcio/shared/entities';
import type { GuardedStorage } from '../../memory/guarded-storage';
import { keys } from '../../memory/record';

/** The parameters of an address that may change its brand. SPEC section 1. */
export const brandParameters = ['idc', 'cupom', 'referralcode'] as const;

export type BrandParameter = (typeof brandParameters)[number];

/** Whether the brand of a new visitor is that of the page: neither the address nor an earlier visit changes it. SPEC section 1. */
export function isPlainVisit(search: string, device: GuardedStorage): boolean {
  const query = new URLSearchParams(search);
  return !brandParameters.some((name) => query.has(name)) && device.get(keys.referral) === null;
}

/** The brand of one visit. */
export interface Visit {
  readonly brand: Brand;
  /** The brand of a conversation that began in an earlier visit, with its referral code or without one. */
  under(referralCode: string | null): Brand;
  /** Calls `run` with the brand without referral code when the code expires on the open page. Call it once. */
  whenChanged(run: (brand: Brand) => void): void;
}

/** Such a visit, which needs none of the code that reads addresses and referral codes. */
export function plainVisit(own: Brand): Visit {
  return { brand: own, under: () => own, whenChanged: () => undefined };
}
