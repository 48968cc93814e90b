import { setTimeout as after } from 'node:timers/promises';
import type { Dialect } from '../dialect/dialect';
import type { Slip } from '../payment/boleto';
import { createFaults } from './faults';
import { createLedger } from './ledger';
import type { Observation, PolicyReport } from './observations';

/** The time of the sandbox; tests replace it. */
export interface SandboxClock {
  now(): Date;
  /** Resolves after this time, or when the signal is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: SandboxClock = {
  now: () => new Date(),
  wait: (ms, signal) => after(ms, undefined, { signal }).catch(() => undefined),
};

export type SandboxState = ReturnType<typeof createSandboxState>;

/** Everything that a running sandbox remembers. `first` is the dialect of its answers until another is chosen. */
export function createSandboxState(clock: SandboxClock, first: Dialect = 'strict') {
  const state = {
    clock,
    dialect: first,
    faults: createFaults(),
    ledger: createLedger(),
    /** Replaces every text in the answers that a visitor reads. */
    injectedText: undefined as string | undefined,
    /** CEP → how often it was looked up. */
    lookUps: new Map<string, number>(),
    /** The texts of the QR pictures, and the slips, under names that cannot be guessed. */
    pixCodes: new Map<string, string>(),
    slips: new Map<string, Slip>(),
    observations: createNewest<Observation>(),
    policyReports: createNewest<PolicyReport>(),
    /** Removes faults and the injected text, and ends what hangs. */
    clearFaults(): void {
      state.faults.clear();
      state.injectedText = undefined;
    },
    forget(): void {
      state.ledger.reset();
      for (const part of ['lookUps', 'pixCodes', 'slips', 'observations', 'policyReports'] as const)
        state[part].clear();
      state.clearFaults();
      state.dialect = first;
    },
  };
  return state;
}

/** The newest of some items, the last one first. */
function createNewest<Item>() {
  let newest: readonly Item[] = [];
  return {
    add(items: readonly Item[]): void {
      newest = [...items.toReversed(), ...newest].slice(0, maximum);
    },
    all: () => newest,
    clear(): void {
      newest = [];
    },
  };
}

/** What pages report: a developer looks at the last minutes, and a page left open must not fill the memory. */
const maximum = 1_000;

/** A moment whose UTC fields show the time in Brasília. Brazil has had no daylight saving time since 2019. */
export function inBrazil(moment: Date): Date {
  return new Date(moment.getTime() - 3 * 60 * 60 * 1000);
}

/** The day in Brasília, some days later: yyyy-mm-dd. */
export function dayInBrazil(moment: Date, daysLater = 0): string {
  const day = inBrazil(moment);
  day.setUTCDate(day.getUTCDate() + daysLater);
  return day.toISOString().slice(0, 10);
}
