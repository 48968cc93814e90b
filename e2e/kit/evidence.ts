import type { Alive, Answered, Loaded, Loading, Played, Resumed, Violation } from './page/contract';
import type { RemoteFiles } from './remote-files';
import type { Budget } from './size-budget';

/** What became of one step in one brand. */
export interface StepEvidence {
  readonly step: string;
  readonly played: Played;
  /** What of it the console said, and errors that nobody caught. */
  readonly lines: readonly string[];
  readonly violations: readonly Violation[];
  /** Where the step waits, and in the first brand alone. */
  readonly resumed?: Resumed;
  readonly answered?: readonly Answered[];
}

/** All steps, played in one brand. */
export interface Tour {
  readonly brand: string;
  readonly steps: readonly StepEvidence[];
  /** Addresses that were asked for. */
  readonly requests: readonly string[];
  /** What the segment left on the page. */
  readonly traces: readonly string[];
}

/** What is alive after a part was drawn and taken away many times, over what was before. */
export interface Cycled {
  readonly part: string;
  readonly step: string;
  readonly times: number;
  readonly grown: Alive;
  /** By the browser's own count, after it collected its garbage. */
  readonly counted: { readonly listeners: number; readonly nodes: number; readonly heapKib: number };
}

/** All that was found out about a build; the checks read it and decide. */
export interface Evidence {
  readonly segment: string;
  readonly remote: RemoteFiles;
  readonly budget: Budget;
  readonly host: { readonly provided: Readonly<Record<string, string>>; readonly contracts: readonly number[] };
  readonly loading: Loading;
  readonly tours: readonly Tour[];
  readonly cycles: readonly Cycled[];
  /** Origins that the page may ask. */
  readonly origins: readonly string[];
}

/** What one check says: figures when all is well, a sentence for each thing that is not. */
export interface Verdict {
  readonly figures: string;
  readonly problems: readonly string[];
}

export type Check = (evidence: Evidence) => Verdict;

/** The segment as it was loaded; checks that need it are not asked when it was not. */
export function loadedOf({ loading }: Evidence): Loaded {
  if (!loading.ok) throw new Error('The segment did not load, so there is nothing to look at.');
  return loading.loaded;
}

/** Each step of each tour, with its brand. */
export function allSteps({ tours }: Evidence): readonly (StepEvidence & { readonly brand: string })[] {
  return tours.flatMap(({ brand, steps }) => steps.map((step) => ({ ...step, brand })));
}

/** A count and its word. */
export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
