import { referralCodeForm } from '@consorcio/shared/entities';
import type { Clock } from '@consorcio/shared/flow';
import * as z from 'zod/mini';
import { DAY_MS, isOver, keys, openRecord, type RecordPorts } from './record';

const LIFETIME_MS = 7 * DAY_MS;
const CHECK_MS = 1000;

const savedSchema = z.object({
  referralCode: z.string().check(z.regex(referralCodeForm)),
  savedAt: z.int(), // epoch ms
});
type Saved = z.infer<typeof savedSchema>;

export interface ReferralPorts extends RecordPorts {
  readonly clock: Clock;
}

/**
 * Finds the referral code of this visit: the one of the address, which is saved for seven days, or else the one saved by an
 * earlier visit. A check every second removes it once it has expired. Where nothing can be stored, the code of the address lasts as
 * long as the page. SPEC sections 1 and 9.
 */
export function openReferral(named: string | undefined, { clock, ...ports }: ReferralPorts) {
  const record = openRecord<Saved>(keys.referral, ports);
  const isPast = ({ savedAt }: Saved) => isOver(savedAt, LIFETIME_MS, clock.now());
  const saved = named === undefined ? readSaved() : { referralCode: named, savedAt: clock.now() };
  if (named !== undefined && saved) record.write(saved);

  function readSaved(): Saved | undefined {
    const found = record.read(savedSchema);
    if (found && !isPast(found)) return found;
    record.forget();
    return undefined;
  }

  function watch(own: Saved, run: () => void): void {
    clock.after(CHECK_MS, () => {
      if (!isPast(own)) return watch(own, run);
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
