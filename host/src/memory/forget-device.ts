import type { DeviceMemory } from './device-memory';
import type { Browser } from './guarded-storage';
import { keys, savedAtOf } from './record';

/**
 * Deletes everything that the product has stored in this tab and on this device, of every brand. The time of it stays, for tabs that
 * sleep now. Open tabs hear of that and forget too: they delete the rest, which they may have stored since.
 */
export function forgetDevice({ tab, device }: Browser, at: number): void {
  for (const storage of [tab, device]) storage.keys().forEach(storage.remove);
  device.put(keys.device, JSON.stringify({ forgottenAt: at })); // where it is full or forbidden, no other tab has stored anything either
}

/** Deletes the conversation of a tab that was asleep when the visitor asked to be forgotten. */
export function forgetAsleep(
  { tab }: Pick<Browser, 'tab'>,
  { forgottenAt }: Pick<DeviceMemory, 'forgottenAt'>,
  brandId: string,
  now: number,
): void {
  const savedAt = savedAtOf(tab.get(keys.conversation(brandId)));
  const at = forgottenAt();
  if (savedAt === 0 || at === undefined) return;
  if (savedAt <= at && at <= now) tab.keys().forEach(tab.remove); // not after a changed clock
}
