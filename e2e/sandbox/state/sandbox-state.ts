import type { Slip } from '../boleto/slip';
import type { Dialect } from '../dialect/dialect';
import type { Clock } from './clock';
import { createFaults, type Faults } from './faults';
import { createLedger, type Ledger } from './ledger';
import { createObservations, type Observations } from './observations';
import { createPolicyReports, type PolicyReports } from './policy-reports';
import { createSpeech, type Speech } from './speech';
import { createTexts, type Texts } from './texts';

/** Everything that a running sandbox remembers. */
export interface SandboxState {
  readonly clock: Clock;
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
  readonly observations: Observations;
  readonly policyReports: PolicyReports;
  /** Removes faults and injected texts, and ends what hangs. */
  clearFaults(): void;
}

export function createSandboxState(clock: Clock, dialect: Dialect = 'strict'): SandboxState {
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
    observations: createObservations(),
    policyReports: createPolicyReports(),
    clearFaults() {
      faults.clear();
      texts.clear();
    },
  };
}
