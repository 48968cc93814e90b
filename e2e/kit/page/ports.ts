import { type ConductorPorts, createConductor } from '@consorcio/host/src/journey/conductor';
import { createSnapshotStorage } from '@consorcio/host/src/journey/snapshot-storage';
import { pageClock } from '@consorcio/host/src/platform/page-clock';
import type { Brand } from '@consorcio/shared/entities';
import { createEventBus, type EventBus } from '@consorcio/shared/events';
import { newJourney, type Place, type Segment, type Snapshot } from '@consorcio/shared/flow';
import type { HttpClient } from '@consorcio/shared/http';
import type { Heard } from './contract';

/** What the storage of a tab holds. */
export type Stored = Map<string, string>;

export interface TalkPorts {
  readonly brand: Brand;
  readonly http: HttpClient;
  readonly segment: Segment;
  speak(text: string): void;
}

/** A conductor of the host over a storage in memory, and what is heard from it. */
export function conduct({ brand, http, segment, speak }: TalkPorts, stored: Stored) {
  const heard = { facts: [] as string[], misfits: [] as string[], reports: [] as string[], thrown: [] as string[] };
  const bus = createEventBus((error) => void heard.reports.push(String(error)));
  const listening: EventBus = {
    ...bus,
    publish(fact) {
      try {
        bus.publish(fact);
        heard.facts.push(fact.name);
      } catch (error) {
        heard.misfits.push(error instanceof Error ? error.message : String(error));
      }
    },
  };
  const ports: ConductorPorts = {
    brand,
    brandUnder: () => brand,
    http,
    bus: listening,
    clock: pageClock,
    storage: storageOf(brand, stored),
    report: ({ code }, where = {}) => void heard.reports.push([code, ...Object.values(where)].join(' ')),
    delayMs: () => 0,
    // Any other segment never comes: the walk is over where this one is left.
    segmentsOf: () => ({
      load: (name) => (name === segment.name ? Promise.resolve(segment) : new Promise(() => undefined)),
      replace: () => Promise.resolve(segment),
      preload: () => undefined,
      played: () => undefined,
      await: () => () => undefined,
    }),
    speak,
    openSpecialists: () => undefined,
    reloadPage: () => undefined,
    newJourneyId: () => journeyId,
    location: () => undefined,
  };
  return { conductor: createConductor(ports), heard: heard satisfies Heard };
}

/** One visitor a page: what is created twice is created under one key. */
const journeyId = crypto.randomUUID();

/** A storage in which a journey stands before a place, not yet begun. */
export function plant(brand: Brand, place: Place, known: Partial<Snapshot>): Stored {
  const stored: Stored = new Map();
  storageOf(brand, stored).write({ ...newJourney(journeyId, brand.id, place), ...known }, Date.now());
  return stored;
}

function storageOf(brand: Brand, stored: Stored) {
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  return createSnapshotStorage(storage, brand.id, (error) => {
    throw error;
  });
}
