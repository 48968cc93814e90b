import { warmUpNext } from '@consorcio/host/chat';
import { pageClock } from '@consorcio/host/clock';
import { type ConductorPorts, createConductor, createSnapshotStorage, readTalk } from '@consorcio/host/journey';
import { type Brand, fitsJourney } from '@consorcio/shared/entities';
import { createEventBus, type EventBus, parseFact } from '@consorcio/shared/events';
import { newJourney, type Place, type Segment, type Snapshot } from '@consorcio/shared/flow';
import type { HttpClient } from '@consorcio/shared/http';
import type { Recorded } from './contract';

/** The content of a tab's storage. */
export type Stored = Map<string, string>;

export interface TalkOptions {
  readonly brand: Brand;
  readonly http: HttpClient;
  readonly segment: Segment;
  speak(text: string): void;
}

/** A conductor of the host on a storage in memory, and a record of what it publishes and reports. */
export function createTalk({ brand, http, segment, speak }: TalkOptions, stored: Stored) {
  const recorded = {
    facts: [] as string[],
    invalidFacts: [] as string[],
    reports: [] as string[],
    thrown: [] as string[],
  };
  const bus = createEventBus((error) => void recorded.reports.push(String(error)), parseFact);
  const listening: EventBus = {
    ...bus,
    publish(fact) {
      try {
        bus.publish(fact);
        recorded.facts.push(fact.name);
      } catch (error) {
        recorded.invalidFacts.push(error instanceof Error ? error.message : String(error));
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
    report: ({ code }, where = {}) => void recorded.reports.push([code, ...Object.values(where)].join(' ')),
    delayMs: () => 0,
    // No other segment ever loads, because the walk ends where this segment is left.
    segmentsOf: () => ({
      load: (name) => (name === segment.name ? Promise.resolve(segment) : new Promise(() => undefined)),
      replace: () => Promise.resolve(segment),
      preload: () => undefined,
      atHand: () => undefined,
      foresee: () => undefined,
      warmUpNext,
      warmUpEntry: () => undefined,
      whenShown: (run) => run(),
      firstStepShown: () => undefined,
      retryUntilLoaded: () => () => undefined,
    }),
    speak,
    fitsJourney: () => fitsJourney,
    openSpecialists: () => undefined,
    reloadPage: () => undefined,
    newJourneyId: () => journeyId,
    location: () => undefined,
  };
  return { conductor: createConductor(ports), recorded: recorded satisfies Recorded };
}

/** One visitor for each page, so that a repeated creation has the same key. */
const journeyId = crypto.randomUUID();

/** A storage with a journey that is about to start at a place. */
export function storeJourney(brand: Brand, place: Place, known: Partial<Snapshot>): Stored {
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
  const throwError = (error: Error) => {
    throw error;
  };
  return createSnapshotStorage(storage, brand.id, throwError, readTalk);
}
