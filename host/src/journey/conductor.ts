import type { Brand, Journey } from '@consorcio/shared/entities';
import type { EventBus } from '@consorcio/shared/events';
import {
  type Clock,
  createDriver,
  type Driver,
  type Message,
  newJourney,
  parseMarkup,
  plainText,
  type Segment,
  type Snapshot,
} from '@consorcio/shared/flow';
import type { HttpClient } from '@consorcio/shared/http';
import type { Report } from '../observation/report';
import type { SegmentSource } from '../segments/segment-source';
import { hostSegment } from './host-segment';
import { itinerary } from './itinerary';
import { createJourneyStore, type JourneyStore } from './journey-store';
import type { SnapshotStorage } from './snapshot-storage';
import { segmentoIndisponivel } from './steps/segmento-indisponivel.step';
import { warmUpNext } from './warm-up';

/** What a journey needs of the page it is told on. */
export interface ConductorPorts {
  readonly brand: Brand;
  /** The brand with a referral code, or without one. */
  brandUnder(referralCode: string | null): Brand;
  readonly http: HttpClient;
  readonly bus: EventBus;
  readonly clock: Clock;
  readonly storage: SnapshotStorage;
  readonly report: Report;
  delayMs(): number;
  /** A journey goes on with the builds it has entered. */
  segmentsOf(journeyId: string): SegmentSource;
  /** Speaks plain text through the live region. */
  speak(text: string): void;
  openSpecialists(): void;
  /** Loads the page anew, at the same address. */
  reloadPage(): void;
  newJourneyId(): string;
  /** Where the visitor is, as far as the page knows today. */
  location(): Journey['localizacao'];
}

export interface Conductor {
  readonly store: JourneyStore;
  readonly driver: Driver;
  /**
   * The page has another brand from now on (a referral code expired). A visitor who is a lead already, or may be one, keeps
   * the conditions that the lead was made under: the same wish under others would be another one.
   */
  changeBrand(brand: Brand): void;
  /** A component of a segment cannot be shown: looks for a build whose component can. It never rejects. */
  replaceSegment(name: string): Promise<void>;
  /** Begins, or goes on where the tab left off. */
  start(): void;
  /** Forgets this journey and begins another one, on a fresh page: nothing of the old one can be left in it. */
  startAnew(): void;
}

/** No segment is awaited. */
const nothing: { readonly name?: string; stop(): void } = { stop: () => undefined };

/** Binds a driver to a page: storage, store, speech and the loading of what comes next. */
export function createConductor(ports: ConductorPorts): Conductor {
  const stored = ports.storage.read(ports.clock.now());
  const begun = stored ?? newJourney(ports.newJourneyId(), ports.brand.id, { segment: 'host', step: 'intro' });
  const first = { ...begun, journey: withLocation(begun.journey, ports.location()) };
  const source = ports.segmentsOf(first.journeyId);
  let awaited = nothing;
  const store = createJourneyStore({
    brand: brandOf(first.journey, ports),
    snapshot: first,
    segments: { [hostSegment.name]: hostSegment },
    restored: first.transcript.length,
  });

  const driver = createDriver(first, hostSegment, {
    ...ports,
    get brand() {
      return store.getState().brand;
    },
    itinerary,
    loadSegment: async (name) => taken(await source.load(name)),
    keep(snapshot) {
      const before = store.getState().snapshot;
      ports.storage.write(snapshot, ports.clock.now());
      store.setState({ snapshot });
      if (snapshot.token !== before.token && snapshot.phase.kind === 'waiting') {
        warmUpNext(store.getState().segments, snapshot.place);
      }
      if (snapshot.place.segment !== before.place.segment) preloadAfter(snapshot);
      if (snapshot.phase.kind === 'waiting') source.played(snapshot.place.segment);
      awaitWhatIsMissed(snapshot);
    },
    say: (message: Message) => ports.speak(plainText(parseMarkup(message.text))),
    refuse: () => undefined, // the field shows it as an alert, which speaks by itself
    report: (failure, where) => ports.report(failure, where),
  });

  /** Shown from now on in the place of an earlier build. */
  function taken(segment: Segment): Segment {
    store.setState(({ segments }) => ({ segments: { ...segments, [segment.name]: segment } }));
    return segment;
  }

  function awaitWhatIsMissed({ place, phase, trouble }: Snapshot): void {
    const isMissed = place.step === segmentoIndisponivel.name && phase.kind === 'waiting';
    const missed = isMissed && trouble?.failure.code !== 'segment.absent' ? trouble?.place.segment : undefined;
    if (missed === awaited.name) return;
    awaited.stop();
    awaited = missed === undefined ? nothing : { name: missed, stop: source.await(missed, come) };
  }

  function come(segment: Segment): void {
    driver.provide(taken(segment));
  }

  function preloadAfter({ place, trouble }: Snapshot): void {
    for (const [exit, leg] of Object.entries(itinerary)) {
      if (!exit.startsWith(`${place.segment}:`) || leg.segment === place.segment) continue;
      // What has just failed waits for the visitor's wish, which must not be tied to an attempt that began before it.
      if (leg.segment !== trouble?.place.segment) source.preload(leg.segment);
    }
  }

  return {
    store,
    driver,
    async replaceSegment(name) {
      const segment = await source.replace(name).catch(() => undefined); // reported by the source
      const { segments, snapshot } = store.getState();
      // What was sent meanwhile is answered by the steps that sent it.
      if (segment && segment !== segments[name] && snapshot.phase.kind === 'waiting') come(segment);
    },
    changeBrand(brand) {
      const { journey, submissions } = store.getState().snapshot;
      const mayBeKnown = Object.values(submissions).some(({ state }) => state !== 'failed');
      if (!journey.lead && !mayBeKnown) store.setState({ brand });
    },
    start() {
      driver.start(stored ? 'resumed' : 'started');
      preloadAfter(first);
      awaitWhatIsMissed(store.getState().snapshot);
    },
    startAnew() {
      ports.storage.forget();
      ports.reloadPage();
    },
  };
}

/** A lead keeps the conditions it was made under: what was shown under them must be what is charged. */
function brandOf({ lead }: Journey, { brand, brandUnder }: ConductorPorts): Brand {
  return lead?.referralCode === undefined ? brand : brandUnder(lead.referralCode);
}

/** A location of an earlier page gives way to the present one, also when there is none any more. */
function withLocation({ localizacao: _earlier, ...journey }: Journey, localizacao: Journey['localizacao']): Journey {
  return localizacao ? { ...journey, localizacao } : journey;
}
