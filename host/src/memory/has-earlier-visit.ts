import type { Browser } from './guarded-storage';
import { keys } from './record';

/** A release before December 2026 stored a conversation in parts. This is the key of the first one. */
export const parted = /^(consorcio\.(?:kept-)?journey\.(.+))\.head$/;

/** Whether an earlier visit left something that this one has to read: then, and only then, its schemas are loaded. */
export function hasEarlierVisit({ tab, device }: Browser, brandId: string): boolean {
  return (
    tab.get(keys.conversation(brandId)) !== null ||
    [keys.purchases(brandId), keys.kept(brandId), 'consorcio.location'].some((key) => device.get(key) !== null) ||
    device.get(keys.device)?.includes('"location"') === true ||
    [tab, device].some((storage) => storage.keys().some((key) => parted.test(key)))
  );
}
