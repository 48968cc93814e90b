import { warmUpNext } from '@consorcio/host/chat';
import { pageClock } from '@consorcio/host/clock';
import { type ConductorPorts, createConductor } from '@consorcio/host/journey';
import { type Brand, fitsJourney, type Journey } from '@consorcio/shared/entities';
import { createEventBus, type EventBus, type Fact, parseFact } from '@consorcio/shared/events';
import { journeyOf, newJourney, type Place, type Segment, type Snapshot } from '@consorcio/shared/flow';
import type { HttpClient } from '@consorcio/shared/http';
import { segmentSource } from '../../fixtures/segment-source';
import { lostData } from './lost-data';
import { thrownMessage } from './message-of';
import { personalDataIn } from './personal-data';
import { readStored, storageOf, type TabContent } from './stored';
import type { Recorded } from './walk';

export interface KitConversationOptions {
  readonly brand: Brand;
  readonly http: HttpClient;
  readonly segment: Segment;
  /** What was known before, and where personal data are. */
  readonly journey: Journey;
  readonly personal: readonly string[];
  speak(text: string): void;
}

/** A conductor of the host on a storage in memory, and a record of what it publishes and reports. */
export function createKitConversation(
  { brand, http, segment, journey, personal, speak }: KitConversationOptions,
  stored: TabContent,
) {
  const recorded = {
    facts: [] as string[],
    invalidFacts: [] as string[],
    reports: [] as string[],
    thrown: [] as string[],
    personal: [] as string[],
    lost: [] as string[],
  };
  const published: Fact[] = [];
  const bus = createEventBus((error) => void recorded.reports.push(String(error)), parseFact);
  const recordingBus: EventBus = {
    ...bus,
    publish(fact) {
      published.push(fact);
      const known = journeyOf(conductor.store.getState().snapshot, segment.name);
      recorded.personal.push(...personalDataIn(fact, known, personal));
      try {
        bus.publish(fact);
        recorded.facts.push(fact.name);
      } catch (error) {
        recorded.invalidFacts.push(thrownMessage(error));
      }
    },
  };
  const ports: ConductorPorts = {
    brand,
    brandUnder: () => brand,
    http,
    bus: recordingBus,
    clock: pageClock,
    storage: storageOf(brand, stored),
    report: ({ code }, where = {}) => void recorded.reports.push([code, ...Object.values(where)].join(' ')),
    delayMs: () => 0,
    // No other segment ever loads, because the walk ends where this segment is left.
    segmentsOf: () =>
      segmentSource((name) => (name === segment.name ? Promise.resolve(segment) : new Promise(() => undefined)), {
        warmUpNext,
      }),
    speak,
    fitsJourney: () => fitsJourney,
    chatUrl: () => '',
    reloadPage: () => undefined,
    newJourneyId: () => journeyId,
    location: () => undefined,
  };
  const conductor = createConductor(ports);
  return {
    conductor,
    recorded: recorded satisfies Recorded,
    published,
    /** Records what a reload would not find. Called once, when the walk has ended. */
    readBack() {
      const { snapshot } = conductor.store.getState();
      recorded.lost.push(...lostData(snapshot, readStored(brand, stored), segment, journey));
    },
  };
}

/** One visitor for each page, so that a repeated creation has the same key. */
const journeyId = crypto.randomUUID();

/** A storage with a journey that is about to start at a place. */
export function storeJourney(brand: Brand, place: Place, known: Partial<Snapshot>): TabContent {
  const stored: TabContent = new Map();
  storageOf(brand, stored).write({ ...newJourney(journeyId, brand.id, place), ...known }, Date.now());
  return stored;
}
