import type { Brand, Journey } from '@consorcio/shared/entities';
import {
  createDriver,
  type Message,
  parseMarkup,
  plainText,
  type Segment,
  type Snapshot,
} from '@consorcio/shared/flow';
import { mayBePaying } from '../memory/tab-memory';
import type { ConductorPorts, DrawnGreeting } from './conductor-ports';
import { firstSnapshot } from './first-snapshot';
import { sharedPlaces } from './host-places';
import { hostSegment } from './host-segment';
import { itinerary } from './itinerary';
import { createJourneyStore } from './journey-store';
import { missingSegmentRetry } from './missing-segment-retry';

export type Conductor = ReturnType<typeof createConductor>;

/** ms after which a question is on the screen, also on a slow phone. What only the next ones need is loaded then. */
const SHOWN_MS = 200;

/** Binds a driver to a page: storage, store, speech and the loading of the next segments. */
export function createConductor(ports: ConductorPorts) {
  const { memory, clock, stored } = ports;
  const mayPreload = () => ports.savesData?.() !== true;
  const first = firstSnapshot(stored, ports);
  const source = ports.segments;
  let preloadedAfter = first.place.segment;
  let isStarted = false;
  const retryMissingSegment = missingSegmentRetry(source, playArrivedSegment);
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
    places: sharedPlaces,
    isStored: memory.isKept,
    loadSegment: async (name) => showSegment(await source.load(name)),
    segmentAtHand(name) {
      const segment = source.atHand(name);
      return segment && showSegment(segment);
    },
    keep(snapshot) {
      const before = store.getState().snapshot;
      memory.write(snapshot);
      ports.remember?.(snapshot, startAnew);
      ports.holdPage?.(!memory.isKept() && mayBePaying(snapshot));
      store.setState({ snapshot });
      const { place, phase, token } = snapshot;
      if (token !== before.token && phase.kind === 'waiting' && mayPreload())
        clock.after(SHOWN_MS, () => loadAheadOf(snapshot));
      if (phase.kind === 'waiting') source.firstStepShown(place.segment);
      retryMissingSegment(snapshot);
    },
    say({ text }: Message, more) {
      ports.speak(plainText(parseMarkup(text)));
      if (more) ports.speak(more);
    },
    report: (failure, { segment, step }) => ports.report(failure, { segment, step: step ?? '' }),
  });

  /** Loads what may follow a question while the visitor reads it. */
  function loadAheadOf({ place, phase }: Snapshot): void {
    const { snapshot, segments } = store.getState();
    if (snapshot.phase !== phase) return; // it is answered already
    source.foresee(segments, place);
    if (place.segment !== preloadedAfter) preloadAfter(snapshot);
    preloadedAfter = place.segment;
  }

  /** Preloads every segment that may follow the present one, with what its first question shows. */
  function preloadAfter({ place, trouble }: Snapshot): void {
    for (const [exit, { segment: name, step }] of Object.entries(itinerary)) {
      if (!exit.startsWith(`${place.segment}:`) || name === place.segment || name === 'host') continue;
      // A segment that has just failed is loaded again when the visitor retries; an earlier attempt must not delay that.
      if (name !== trouble?.place.segment) source.preload(name, step);
    }
  }

  /** Shows the components of this build from now on, instead of those of an earlier one. */
  function showSegment(segment: Segment): Segment {
    store.setState(({ segments }) => ({ segments: { ...segments, [segment.name]: segment } }));
    return segment;
  }

  /** Loads a segment for its components in earlier messages. The conversation does not depend on it. */
  async function showPartsOf(name: string): Promise<void> {
    const loaded = await source.load(name).then(
      (segment) => ({ [name]: segment }),
      () => ({}), // reported by the source
    );
    store.setState(({ segments, arriving }) => ({
      segments: { ...loaded, ...segments }, // the journey may have entered it meanwhile, and keeps that build
      arriving: arriving.filter((other) => other !== name),
    }));
  }

  function playArrivedSegment(segment: Segment): void {
    driver.provide(showSegment(segment));
  }

  /** The pauses of the greeting began with the first paint, before this code ran. */
  function continueGreeting({ shown, drawn, restMs }: DrawnGreeting): void {
    store.setState({ drawn });
    for (let bubble = 1; bubble < shown; bubble += 1) driver.skipDelay();
    const { token, phase } = store.getState().snapshot;
    clock.after(restMs, () => {
      const isSamePause = phase.kind === 'typing' && store.getState().snapshot.token === token;
      if (isSamePause) driver.skipDelay();
    });
  }

  /**
   * Deletes this journey and reloads the page, so that a new one starts without any remains of the old one. `prepare` runs
   * between the two, when this page stores nothing any more.
   */
  function startAnew(prepare?: () => void): void {
    driver.stop();
    ports.holdPage?.(false); // the visitor has decided
    memory.forget();
    prepare?.();
    ports.reloadPage();
  }

  return {
    store,
    driver,
    clock,
    /** Looks for another build of a segment whose component cannot be shown. Never rejects. */
    async replaceSegment(name: string): Promise<void> {
      const segment = await source.replace(name).catch(() => undefined); // reported by the source
      const { segments, snapshot } = store.getState();
      // The step that sent a running request must handle its response.
      if (segment && segment !== segments[name] && snapshot.phase.kind === 'waiting') playArrivedSegment(segment);
    },
    /**
     * Changes the brand of the page (a referral code expired). A visitor who is or may be a lead keeps the conditions under which
     * the lead was created: the same request under other conditions would be another one.
     */
    changeBrand(brand: Brand): void {
      const { journey, submissions } = store.getState().snapshot;
      const mayBeKnown = Object.values(submissions).some(({ state }) => state !== 'failed');
      if (!journey.lead && !mayBeKnown) store.setState({ brand });
    },
    chatUrl: ports.chatUrl,
    /** The visitor asks for a person outside of the options of a step. */
    noteSpecialists(): void {
      const { place } = store.getState().snapshot;
      ports.publish({ name: 'specialists.requested', payload: { step: place.step ?? '' } });
    },
    reloadPage: ports.reloadPage,
    /**
     * Starts the journey, or continues the stored one. A new one goes on from where its greeting is in the HTML. When the page is drawn
     * again, its messages are not new.
     */
    start(greeting?: DrawnGreeting): void {
      if (isStarted) return store.setState(({ snapshot }) => ({ restored: snapshot.transcript.length }));
      isStarted = true;
      driver.start(stored && !stored.isExpired ? 'resumed' : 'started');
      if (greeting && !stored) continueGreeting(greeting);
      if (mayPreload()) preloadAfter(first);
      for (const name of store.getState().arriving) void showPartsOf(name);
      retryMissingSegment(store.getState().snapshot);
    },
    startAnew,
  };
}

/** A lead keeps the conditions under which it was created: the charged amount must be the one shown. */
function brandOf({ lead }: Journey, { brand, brandUnder }: ConductorPorts): Brand {
  return lead?.referralCode === undefined ? brand : brandUnder(lead.referralCode);
}
