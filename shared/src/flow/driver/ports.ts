import type { OpenPurchase } from '../../entities';
import type { Failure } from '../../errors';
import type { Fact } from '../../events';
import type { HttpClient, IdempotencyKeys } from '../../http';
import type { World } from '../engine/world';
import type { FitsJourney } from '../journey-parts';
import type { Place } from '../place';
import type { Segment } from '../segment';
import type { Message, Snapshot } from '../snapshot-schema';
import type { Geolocator } from '../step-request';

/** The clock and timers: those of the page, or of a test. */
export interface Clock {
  /** Epoch ms. */
  now(): number;
  /** Runs a function once after `ms`. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** Whether the visitor is in the page, since a call began. */
export interface Presence {
  /** Resolves once the page has stayed in sight for a moment from now on. In a page that is left it never resolves. */
  stays(): Promise<void>;
  /** Whether the visitor was leaving the page, or it was out of sight. */
  wasAway(): boolean;
}

/** Watches from now on whether the visitor is here. */
export type WatchPresence = () => Presence;

/** What the driver needs from the page. Every instance is passed in; the driver imports none. */
export interface DriverPorts extends Pick<World, 'brand' | 'itinerary' | 'places' | 'thrown'> {
  readonly http: HttpClient;
  readonly geolocator?: Geolocator | undefined;
  /** The purchase because of which the last creation was not sent. */
  readonly purchaseElsewhere?: (() => OpenPurchase | undefined) | undefined;
  readonly clock: Clock;
  /** The visitor is always here when absent. */
  readonly watchPresence?: WatchPresence | undefined;
  /** The present delay in ms before a bot message (0 under reduced motion). */
  delayMs(): number;
  /** Whether the browser stores the conversation; it does when absent. */
  isStored?(): boolean;
  /** Checks what a loaded segment moves into the shared journey; undefined until one is loaded. */
  fitsJourney?(): FitsJourney | undefined;
  /** What is known about idempotency keys at the API; undefined until the settings are loaded. */
  idempotencyKeys?(): IdempotencyKeys | undefined;
  loadSegment(name: string): Promise<Segment>;
  /** What `loadSegment` would return, if that needs no waiting: the conversation then goes on at once. */
  segmentAtHand?(name: string): Segment | undefined;
  /** Called with every new snapshot, before anything is sent, to store it for a reload. */
  keep(snapshot: Snapshot): void;
  /** Passes a fact on to analytics. */
  publish(fact: Fact): void;
  /** Announces a message, and then what belongs to it: its component, or the limits of its field. */
  say(message: Message, more?: string): void;
  report(failure: Failure, where: Place): void;
}
