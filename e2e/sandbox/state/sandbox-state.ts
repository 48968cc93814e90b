import type { Slip } from '../boleto/slip';
import type { Clock } from './clock';
import { createFaults, type Faults } from './faults';
import { createKept, type Kept } from './kept';
import { createLedger, type Ledger } from './ledger';
import { createObservations, type Observations } from './observations';
import { createTally, type Tally } from './tally';
import { createTexts, type Texts } from './texts';

/** What the server knows about itself and some endpoints tell. */
export interface SelfKnowledge {
  /** Whether an endpoint answers this; the path may be its own (`/imagens/:arquivo`). */
  serves(method: string, path: string): boolean;
  openApi(): Readonly<Record<string, unknown>>;
}

/** All that one running sandbox remembers: what its endpoints are handed. */
export interface SandboxState {
  readonly clock: Clock;
  readonly self: SelfKnowledge;
  readonly faults: Faults;
  readonly ledger: Ledger;
  /** How often each CEP was looked up. */
  readonly lookUps: Tally;
  readonly texts: Texts;
  /** The codes that the QR pictures show. */
  readonly pixCodes: Kept<string>;
  readonly slips: Kept<Slip>;
  /** What pages told of themselves. */
  readonly observations: Observations;
  /** Forgets faults and injected texts, and lets go of what hangs. */
  clearFaults(): void;
}

export function createSandboxState(clock: Clock, self: SelfKnowledge): SandboxState {
  const faults = createFaults();
  const texts = createTexts();
  return {
    clock,
    self,
    faults,
    texts,
    ledger: createLedger(),
    lookUps: createTally(),
    pixCodes: createKept(),
    slips: createKept(),
    observations: createObservations(),
    clearFaults() {
      faults.clear();
      texts.clear();
    },
  };
}
