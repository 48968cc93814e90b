import { fitsJourney } from '@consorcio/shared/entities';
import { createDeviceMemory } from '../memory/device-memory';
import { forgetAsleep } from '../memory/forget-device';
import type { Browser } from '../memory/guarded-storage';
import { createKeptConversation, type KeptPorts } from '../memory/kept-conversation';
import { keptCopy } from '../memory/kept-copy';
import { renewConversations } from '../memory/old-records';
import { purchasesOf, purchaseToMention } from '../memory/stored-purchases';
import { conversationForm, readConversation } from '../memory/tab-form';
import { isUsablePlace } from './host-places';
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
    stored,
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
