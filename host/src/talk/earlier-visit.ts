import { fitsJourney } from '@consorcio/shared/entities';
import { createDeviceMemory } from '../memory/device-memory';
import { forgetAsleep } from '../memory/forget-device';
import type { Browser } from '../memory/guarded-storage';
import { createKeptConversation, type KeptPorts } from '../memory/kept-conversation';
import { keptCopy } from '../memory/kept-copy';
import { renewConversations } from '../memory/old-records';
import { purchasesOf, purchaseToMention } from '../memory/stored-purchases';
import { conversationForm, readConversation } from '../memory/tab-form';
import type { Restored } from '../memory/tab-memory';
import { isUsablePlace, sharedPlaces } from './host-places';
import { previewOf } from './kept-preview';

export type EarlierVisit = Awaited<ReturnType<typeof readEarlierVisit>>;

export interface ComingBackPorts extends Omit<KeptPorts, 'storage'> {
  readonly browser: Browser;
}

/** What earlier visits to this brand stored. Its code, with all schemas, is loaded only if there is something to read. */
export async function readEarlierVisit({ browser, brandId, locks, now, report }: ComingBackPorts) {
  const { tab, device } = browser;
  const ofDevice = createDeviceMemory({ storage: device, now, report });
  renewConversations(tab);
  renewConversations(device, keptCopy);
  forgetAsleep(browser, ofDevice, brandId, now());
  const form = conversationFormOf(brandId);
  const stored = readConversation({ storage: tab, brandId, now, report }, form);
  const kept = createKeptConversation({ storage: device, brandId, now, report, locks });
  const offered = stored || (await kept.isOfOpenTab()) ? undefined : kept.read(form);
  return {
    fitsJourney,
    stored: stored && continued(stored),
    /** What may be shown of one that was kept. */
    guardada: offered && previewOf(offered),
    openPurchase: stored ? undefined : purchaseToMention(purchasesOf(brandId, { storage: device, report }).read(now())),
    location: ofDevice.location(),
  };
}

/** A conversation that no visit could have stored is not used: at such a place it would end, or begin the page again for ever. */
export function conversationFormOf(brandId: string) {
  return conversationForm(brandId, isUsablePlace);
}

/** A stored conversation, as the page goes on with it. If it is a day old, the visitor is asked first whether it goes on where it stopped. */
export function continued<Stored extends Restored>(stored: Stored): Stored {
  const { snapshot, isExpired } = stored;
  if (!isExpired) return stored;
  const { trouble } = snapshot;
  const isAside = trouble && Object.values(sharedPlaces).some(({ step }) => step === snapshot.place.step);
  const place = isAside ? (trouble.origin ?? trouble.place) : snapshot.place; // not to the step that offered to go back
  return {
    ...stored,
    snapshot: {
      ...snapshot,
      place: sharedPlaces.oldConversation,
      phase: { kind: 'arriving', since: 0 },
      trouble: { failure: { code: 'storage.expired' }, place, uncertain: false },
    },
  };
}
