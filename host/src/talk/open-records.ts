import type { Snapshot } from '@consorcio/shared/flow';
import type { DeviceMemory } from '../memory/device-memory';
import { deleteOutdated } from '../memory/kept-conversation';
import { createPurchaseLog, type PurchaseLogPorts } from '../memory/purchase-log';
import { createComingBack, type StartAnew } from './coming-back';
import type { ComingBackPorts } from './earlier-visit';
import { returnVisit } from './itinerary';

/** What outlives the tab: the record of purchases, and the conversation itself for a day. Loaded with the first request. */
export function openRecords(
  ports: Omit<PurchaseLogPorts, 'storage' | 'toldBy'> & ComingBackPorts,
  device: DeviceMemory,
) {
  const storage = ports.browser.device;
  const log = createPurchaseLog({ ...ports, storage, toldBy: returnVisit });
  const comingBack = createComingBack(ports);
  const asked = device.forgottenAt();
  addEventListener('pagehide', comingBack.release);
  device.watch(() => {
    const at = device.forgottenAt();
    if (at !== undefined && at !== asked) comingBack.forgetToo(at);
  });
  deleteOutdated({ storage }, ports.now());
  return {
    ...log,
    /** Called with every snapshot, before anything is sent. It may begin the page again. */
    note(snapshot: Snapshot, startAnew: StartAnew): void {
      log.note(snapshot);
      comingBack.note(snapshot, startAnew);
    },
  };
}
