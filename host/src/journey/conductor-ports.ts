import type { Brand, OpenPurchase } from '@consorcio/shared/entities';
import type { EventBus } from '@consorcio/shared/events';
import type { FitsJourney, Geolocator, Place, Snapshot, WatchPresence } from '@consorcio/shared/flow';
import type { HttpClient, IdempotencyKeys } from '@consorcio/shared/http';
import type { Report } from '../observation/report';
import type { Segments } from '../segments/segments';
import type { FirstSnapshotPorts } from './first-snapshot';
import type { SnapshotStorage } from './snapshot-storage';

/** The functions and instances of the page that a journey uses. */
export interface ConductorPorts extends FirstSnapshotPorts {
  /** The brand with a referral code, or without one. */
  brandUnder(referralCode: string | null): Brand;
  readonly http: HttpClient;
  readonly geolocator?: Geolocator;
  readonly bus: EventBus;
  readonly storage: SnapshotStorage;
  readonly report: Report;
  /** In development: shows an error that a step threw. */
  thrown?(error: unknown, place: Place): void;
  delayMs(): number;
  /** Checks what a loaded segment moves into the shared journey; undefined until one is loaded. */
  fitsJourney?(): FitsJourney | undefined;
  /** What is known about idempotency keys at the API; undefined until `/config.json` is loaded. */
  idempotencyKeys?(): IdempotencyKeys | undefined;
  /** The segments of a journey, which keeps the builds it has entered. */
  segmentsOf(journeyId: string): Segments;
  /** Speaks plain text through the live region. */
  speak(text: string): void;
  /** The address of the specialists' chat. */
  chatUrl(): string;
  /** Whether the visitor was leaving the page. They are always here when absent. */
  readonly watchPresence?: WatchPresence;
  /** Reloads the page, at the same address. */
  reloadPage(): void;
  /** Called with every new snapshot before anything is sent, to store what outlives the tab. It may begin the page again. */
  remember?(snapshot: Snapshot, startAnew: (prepare?: () => void) => void): void;
  /** Whether the browser asks before the page is closed: what is being paid could not be stored. */
  holdPage?(isHeld: boolean): void;
  /** The visitor asked for little data: nothing is loaded before it is surely needed. */
  savesData?(): boolean;
  /** The purchase because of which the last creation was not sent. */
  purchaseElsewhere?(): OpenPurchase | undefined;
}
