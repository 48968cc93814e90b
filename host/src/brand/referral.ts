import { referralCodeForm } from '@consorcio/shared/entities';
import type { AppError } from '@consorcio/shared/errors';
import type { Clock } from '@consorcio/shared/flow';
import type { KeyValueStorage } from '../storage/page-storage';
import { storageParts } from '../storage/storage-parts';
import { readStoredJson } from '../storage/stored-json';
import { REFERRAL_KEY } from '../storage/stored-keys';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
const CHECK_MS = 1000;

interface Saved {
  readonly referralCode: string;
  /** Epoch ms. */
  readonly savedAt: number;
}

const savedForm = {
  parse(value: unknown): Saved {
    const { referralCode, savedAt } = Object(value);
    if (typeof referralCode === 'string' && referralCodeForm.test(referralCode) && Number.isSafeInteger(savedAt)) {
      return { referralCode, savedAt };
    }
    throw new TypeError('This is no saved referral code.');
  },
};

export interface ReferralPorts {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly report: (error: AppError) => void;
}

/**
 * Finds the referral code of this visit: the one of the address, which is saved for seven days, or else the one saved by an
 * earlier visit. A check every second removes it once it has expired. Where nothing can be stored, the code of the address lasts as
 * long as the page. SPEC sections 1 and 9.
 */
export function openReferral(named: string | undefined, { storage, clock, report }: ReferralPorts) {
  const { put, remove } = storageParts(storage);
  const saved = named === undefined ? readSaved() : { referralCode: named, savedAt: clock.now() };
  if (named !== undefined && saved) put(REFERRAL_KEY, JSON.stringify(saved));

  function readSaved(): Saved | undefined {
    const found = readStoredJson(storage, REFERRAL_KEY, savedForm, report);
    if (found && !isOver(found)) return found;
    remove(REFERRAL_KEY);
    return undefined;
  }

  function isOver({ savedAt }: Saved): boolean {
    return Math.abs(clock.now() - savedAt) >= LIFETIME_MS; // also when the clock was set back
  }

  function watch(own: Saved, run: () => void): void {
    clock.after(CHECK_MS, () => {
      if (!isOver(own)) return watch(own, run);
      readSaved(); // removes it, unless another tab has saved a newer one
      run();
    });
  }

  return {
    /** The valid code when the page opened. */
    code: saved?.referralCode,
    /** Calls `run` once, when the code expires on the open page. Call it once. */
    whenExpired(run: () => void): void {
      if (saved) watch(saved, run);
    },
  };
}
