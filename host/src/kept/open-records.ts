import { createPurchaseLog, type PurchaseLog, type PurchaseLogPorts } from '../purchases/purchase-log';
import { FORGOTTEN_KEY } from '../storage/stored-keys';
import { createConversationKeeper, type KeeperPorts } from './conversation-keeper';
import { deleteOutdated } from './delete-outdated';
import { forgetDevice, forgetRest } from './forget-device';
import { locksHere, thisDevice } from './this-device';

/** What outlives the tab: the record of purchases, and the conversation itself for a day. Loaded with the first request. */
export function openRecords(ports: PurchaseLogPorts & Pick<KeeperPorts, 'startAnew'>): PurchaseLog {
  const { now, report } = ports;
  const log = createPurchaseLog(ports);
  const keeper = createConversationKeeper({
    ...ports,
    locks: locksHere(),
    startAnew(prepare) {
      window.onbeforeunload = null; // the visitor has decided
      ports.startAnew(prepare);
    },
    forgetDevice: (isLeft) => (isLeft ? forgetRest(thisDevice) : forgetDevice(thisDevice, now())),
  });
  addEventListener('pagehide', keeper.release);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === FORGOTTEN_KEY && newValue !== null) keeper.forgetToo();
  });
  deleteOutdated(thisDevice.lasting, now(), report);
  return {
    ...log,
    note(snapshot) {
      log.note(snapshot);
      keeper.note(snapshot);
    },
  };
}
