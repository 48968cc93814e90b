import type { Slip } from '../boleto/slip';
import type { Dialect } from '../dialect/dialect';
import type { SandboxClock } from './clock';
import { createFaults, type Faults } from './faults';
import { createLedger, type Ledger } from './ledger';
import { createNewest, type Newest } from './newest';
import type { Observation } from './observations';
import type { PolicyReport } from './policy-reports';
import { createSpeech, type Speech } from './speech';
import { createTexts, type Texts } from './texts';

/** Everything that a running sandbox remembers. */
export interface SandboxState {
  readonly clock: SandboxClock;
  readonly faults: Faults;
  readonly ledger: Ledger;
  /** CEP → how often it was looked up. */
  readonly lookUps: Map<string, number>;
  readonly texts: Texts;
  readonly speech: Speech;
  /** The texts of the QR pictures, under names that cannot be guessed. */
  readonly pixCodes: Map<string, string>;
  /** The slips, under names that cannot be guessed. */
  readonly slips: Map<string, Slip>;
  readonly observations: Newest<Observation>;
  readonly policyReports: Newest<PolicyReport>;
  /** Removes faults and injected texts, and ends what hangs. */
  clearFaults(): void;
}

export function createSandboxState(clock: SandboxClock, dialect: Dialect = 'strict'): SandboxState {
  const faults = createFaults();
  const texts = createTexts();
  return {
    clock,
    faults,
    texts,
    speech: createSpeech(dialect),
    ledger: createLedger(),
    lookUps: new Map(),
    pixCodes: new Map(),
    slips: new Map(),
    observations: createNewest(),
    policyReports: createNewest(),
    clearFaults() {
      faults.clear();
      texts.clear();
    },
  };
}
