import type { AppError } from '@consorcio/shared/errors';
import type { KeptPreview } from '../return-visit/state';
import { pageStorage } from '../storage/page-storage';
import { storageParts } from '../storage/storage-parts';
import { journeyPrefix } from '../storage/stored-keys';
import { findKept } from './find-kept';
import { forgetAsleep } from './forget-device';
import { locksHere, thisDevice } from './this-device';

/** What a visit to this brand may offer of an earlier one. A tab that has a conversation of its own goes on with that. */
export async function lookBack(
  brandId: string,
  now: () => number,
  report: (error: AppError) => void,
): Promise<KeptPreview | undefined> {
  forgetAsleep(thisDevice, brandId, now());
  const own = storageParts(pageStorage(thisDevice.ofTab), journeyPrefix(brandId));
  if (own.textAt('head') !== null) return undefined;
  return findKept({ lasting: pageStorage(thisDevice.lasting), brandId, locks: locksHere(), now, report });
}
