import type { Brand, OpenPurchase } from '@consorcio/shared/entities';
import type { EventBus } from '@consorcio/shared/events';
import type { FitsJourney, Geolocator, Place, Snapshot, WatchPresence } from '@consorcio/shared/flow';
import type { HttpClient, IdempotencyKeys } from '@consorcio/shared/http';
import type { Restored, TabMemory } from '../memory/tab-memory';
import type { Segments } from '../segments/segments';
import type { Report } from '../telemetry/observation/report';
import type { StartAnew } from './coming-back';
import type { FirstSnapshotPorts } from './first-snapshot';

export interface ConductorPorts extends FirstSnapshotPorts {
  /** The brand with a referral code, or without one. */
  brandUnder(referralCode: string | null): Brand;
  readonly http: HttpClient;
  readonly geolocator?: Geolocator;
  readonly bus: EventBus;
  readonly memory: TabMemory;
  readonly stored?: Restored | undefined;
  readonly report: Report;
  /** In development: shows an error that a step threw. */
  thrown?(error: unknown, place: Place): void;
  delayMs(): number;
  /** Checks what a loaded segment moves into the shared journey; undefined until one is loaded. */
  fitsJourney?(): FitsJourney | undefined;
  /** What is known about idempotency keys at the API; undefined until `/config.json` is loaded. */
  idempotencyKeys?(): IdempotencyKeys | undefined;
  readonly segments: Segments;
  /** Speaks plain text through the live region. */
  speak(text: string): void;
  chatUrl(): string;
  /** Whether the visitor was leaving the page. They are always here when absent. */
  readonly watchPresence?: WatchPresence;
  reloadPage(): void;
  /** Called with every new snapshot before anything is sent, to store what outlives the tab. It may begin the page again. */
  remember?(snapshot: Snapshot, startAnew: StartAnew): void;
  /** Whether the browser asks before the page is closed: what is being paid could not be stored. */
  holdPage?(isHeld: boolean): void;
  /** The visitor asked for little data: nothing is loaded before it is surely needed. */
  savesData?(): boolean;
  /** The purchase because of which the last creation was not sent. */
  purchaseElsewhere?(): OpenPurchase | undefined;
}

/** How much of the greeting the HTML shows when the page takes over. */
export interface DrawnGreeting {
  readonly shown: number;
  /** The same, and the answer of a visitor who has pressed an option. */
  readonly drawn: number;
  readonly restMs: number;
}
