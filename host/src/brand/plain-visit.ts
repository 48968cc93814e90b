import type { Brand } from '@consorcio/shared/entities';
import type { KeyValueStorage } from '../storage/page-storage';
import { storageParts } from '../storage/storage-parts';
import { REFERRAL_KEY } from '../storage/stored-keys';
import { brandParameters } from './brand-parameters';
import type { Visit } from './open-visit';

/** Whether the brand of a new visitor is that of the page: neither the address nor an earlier visit changes it. SPEC section 1. */
export function isPlainVisit(search: string, lasting: KeyValueStorage): boolean {
  const query = new URLSearchParams(search);
  return !brandParameters.some((name) => query.has(name)) && storageParts(lasting).textAt(REFERRAL_KEY) === null;
}

/** Such a visit, which needs none of the code that reads addresses and referral codes. */
export function plainVisit(own: Brand): Visit {
  return { brand: own, under: () => own, whenChanged: () => undefined };
}
