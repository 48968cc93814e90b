import type { Brand } from '@consorcio/shared/entities';
import type { DriverPorts, Snapshot } from '@consorcio/shared/flow';
import type { Restored, TabMemory } from '../memory/tab-memory';
import type { Segments } from '../segments/segments';
import type { Report } from '../telemetry/observation/report';
import type { StartAnew } from './coming-back';
import type { FirstSnapshotPorts } from './first-snapshot';

/** What the conductor passes on to the driver as it is. */
type PassedOn =
  | 'http'
  | 'geolocator'
  | 'purchaseElsewhere'
  | 'publish'
  | 'watchPresence'
  | 'delayMs'
  | 'fitsJourney'
  | 'idempotencyKeys'
  | 'thrown';

export interface ConductorPorts extends FirstSnapshotPorts, Pick<DriverPorts, PassedOn> {
  /** The brand with a referral code, or without one. */
  brandUnder(referralCode: string | null): Brand;
  readonly memory: TabMemory;
  readonly stored?: Restored | undefined;
  readonly report: Report;
  readonly segments: Segments;
  /** Speaks plain text through the live region. */
  speak(text: string): void;
  chatUrl(): string;
  reloadPage(): void;
  /** Called with every new snapshot before anything is sent, to store what outlives the tab. It may begin the page again. */
  remember?(snapshot: Snapshot, startAnew: StartAnew): void;
  /** Whether the browser asks before the page is closed: what is being paid could not be stored. */
  holdPage?(isHeld: boolean): void;
  /** The visitor asked for little data: nothing is loaded before it is surely needed. */
  savesData?(): boolean;
}

/** How much of the greeting the HTML shows when the page takes over. */
export interface DrawnGreeting {
  readonly shown: number;
  /** The same, and the answer of a visitor who has pressed an option. */
  readonly drawn: number;
  readonly restMs: number;
}
