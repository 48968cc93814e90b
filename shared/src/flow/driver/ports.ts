import type { Brand } from '../../entities';
import type { Failure } from '../../errors';
import type { EventBus } from '../../events';
import type { HttpClient } from '../../http';
import type { Answer } from '../engine/events';
import type { Place, SharedPlaces } from '../place';
import type { Itinerary, Segment } from '../segment';
import type { Message, Snapshot } from '../snapshot';

/** Time, injected: the page's own, or a test's. */
export interface Clock {
  /** Epoch ms. */
  now(): number;
  /** Runs once after `ms`; returns the way to cancel it. */
  after(ms: number, run: () => void): () => void;
}

/** What the driver needs of the page. Every instance is passed in; the driver imports none. */
export interface DriverPorts {
  /** Read at each use: a page may get another one. */
  readonly brand: Brand;
  readonly itinerary: Itinerary;
  readonly places: SharedPlaces;
  readonly http: HttpClient;
  readonly bus: EventBus;
  readonly clock: Clock;
  /** ms before a bot message now (0 under reduced motion). */
  delayMs(): number;
  loadSegment(name: string): Promise<Segment>;
  /** Called with every new snapshot, before anything is sent: what must survive a reload is stored here. */
  keep(snapshot: Snapshot): void;
  say(message: Message): void;
  refuse(problem: string): void;
  openSpecialists(): void;
  report(failure: Failure, where: Place): void;
}

export interface Driver {
  snapshot(): Snapshot;
  segments(): Readonly<Record<string, Segment>>;
  /** Begins a new journey, or takes up a stored one. Once: a second call changes nothing. */
  start(how: 'started' | 'resumed'): void;
  /** `token` is the one of the waiting phase the visitor saw: an answer to an older question changes nothing. */
  answer(token: number, answer: Answer): void;
  /** Hands in the form of the component over the page: it goes to the step's `submit` and is then forgotten. */
  submit(token: number, form: unknown): void;
  draft(text: string): void;
  skipDelay(): void;
  /** Adds a segment that the engine did not ask for: one that had failed to load, or another build of a loaded one. */
  provide(segment: Segment): void;
  /** Stops timers and requests. Nothing is dispatched any more. */
  stop(): void;
}
