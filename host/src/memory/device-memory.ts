import { type GeoLocation, geoLocationSchema, type Journey } from '@consorcio/shared/entities';
import * as z from 'zod/mini';
import { newId } from '../platform/new-id';
import { renewDevice } from './old-records';
import { DAY_MS, keys, openRecord, type RecordPorts, unreadable } from './record';

/** How many counted purchases are remembered: the newest ones. */
const MOST_COUNTED = 100;

const storedLocation = z.object({ expiraEm: z.int(), geoLocation: geoLocationSchema });

/** An unreadable part costs that part only. */
const deviceSchema = z.object({
  /** Of the visitor, from the browser. */
  location: z.catch(z.optional(storedLocation), undefined),
  /** The visitor refuses to be located: some browsers ask again on the next visit. */
  isLocationRefused: z.optional(z.unknown()),
  /** Random and never sent: decides who gets a canary. */
  visitor: z.catch(z.optional(z.uuid()), undefined),
  counted: z.catch(z.optional(z.array(z.string())), undefined),
  /** When the visitor last asked to be forgotten, in epoch ms: what a sleeping tab has stored before is not shown again. */
  forgottenAt: z.catch(z.optional(z.int()), undefined),
});
type DeviceRecord = z.infer<typeof deviceSchema>;

export type DeviceMemory = ReturnType<typeof createDeviceMemory>;

/** What all tabs of this device share, of every brand. Where nothing can be stored it lasts as long as the page. */
export function createDeviceMemory({ storage, now, report }: RecordPorts & { now(): number }) {
  const record = openRecord<DeviceRecord>(keys.device, { storage, report });
  const countedHere = new Set<string>();
  let ofThisPage: DeviceRecord = {};

  return {
    /** The visitor's location, while it has not expired. An unreadable one is reported. SPEC section 1. */
    location(): Journey['localizacao'] {
      const { location } = read();
      return location && location.expiraEm > now() ? location : undefined;
    },
    /** Ours: for a day, since the visitor is probably in the same town. */
    keepLocation: (geoLocation: GeoLocation) => change({ location: { expiraEm: now() + DAY_MS, geoLocation } }),
    isLocationRefused: () => read().isLocationRefused !== undefined,
    refuseLocation: () => change({ isLocationRefused: true }),
    /** The id that decides whether a visitor gets a canary, created when the first canary needs it. */
    visitorId(): string {
      const { visitor = newId() } = read();
      change({ visitor });
      return visitor;
    },
    /** Whether analytics has not counted a purchase before. The call counts it. */
    isNewPurchase(transactionId: string): boolean {
      const { counted = [] } = read();
      if (countedHere.has(transactionId) || counted.includes(transactionId)) return false;
      countedHere.add(transactionId);
      change({ counted: [...counted, transactionId].slice(-MOST_COUNTED) });
      return true;
    },
    forgottenAt: () => read().forgottenAt,
    watch: record.watch,
  };

  function read(): DeviceRecord {
    renewDevice(storage);
    const stored = record.read(deviceSchema);
    if (stored && 'location' in stored && !stored.location) {
      report(unreadable(keys.device));
      record.write(stored); // without it
    }
    return { ...ofThisPage, ...stored };
  }

  function change(part: DeviceRecord): void {
    ofThisPage = { ...read(), ...part };
    record.write(ofThisPage);
  }
}
