import type { Alive, KitLoading, KitNote, Loaded, Played, Resumed, Violation } from './page/contract';
import type { ComputedFacts, SeenRequest, Submitted } from './page/conversation-contract';
import type { Answered, Recorded, WalkEnd } from './page/walk';
import type { RemoteFiles } from './remote-files';
import type { Budget } from './size-budget';

/** The evidence about one step in one brand. */
export interface StepEvidence {
  readonly step: string;
  readonly played: Played;
  /** Messages of the console, and uncaught errors. */
  readonly lines: readonly string[];
  readonly violations: readonly Violation[];
  /** Only if the step waits, and only in the first brand. */
  readonly resumed?: Resumed;
  readonly answered?: readonly Answered[];
  /** Only if the step waits for a form, and only in the first brand. */
  readonly submitted?: Submitted;
  /** Texts with too little contrast over a picture, or in the colours of another brand. */
  readonly faint?: readonly string[];
}

/** Something that could not be looked at, so nothing is known about it. */
export interface NotLookedAt {
  readonly what: string;
  readonly why: string;
  /** The only reason is that this machine is too slow. */
  readonly isTooSlow: boolean;
}

/** All steps, played in one brand. */
export interface BrandRun {
  readonly brand: string;
  readonly steps: readonly StepEvidence[];
  /** What the segment left on the page. */
  readonly traces: readonly string[];
  readonly requests: readonly SeenRequest[];
  /** The facts that were computed without playing. */
  readonly computed: ComputedFacts;
}

/** What was left after a component was mounted and unmounted many times. */
export interface Cycled {
  readonly part: string;
  readonly step: string;
  readonly times: number;
  readonly grown: Alive;
  /** The browser's own counts, after a garbage collection. */
  readonly counted: { readonly listeners: number; readonly nodes: number; readonly heapKib: number };
  /** What was left after it was mounted again this many times, and each control of it pressed each time. */
  readonly pressed: { readonly times: number; readonly grown: Alive };
}

/** What code of the segment did to the page, and the step that was being played. */
export interface Noted extends KitNote {
  readonly where: string;
}

/** A time in which code of the segment blocked the page. */
export interface Stall {
  readonly where: string;
  readonly ms: number;
  /** The function that ran most of the time. */
  readonly name: string;
  readonly at: string;
}

/** Everything that was recorded about a build. The checks read it and decide. */
export interface Evidence {
  readonly segment: string;
  readonly remote: RemoteFiles;
  readonly budget: Budget;
  readonly host: { readonly provided: Readonly<Record<string, string>>; readonly contracts: readonly number[] };
  readonly loading: KitLoading;
  readonly brandRuns: readonly BrandRun[];
  readonly cycles: readonly Cycled[];
  /** What the policy of the page refused, each once. */
  readonly refused: readonly string[];
  readonly noted: readonly Noted[];
  readonly stalls: readonly Stall[];
  /** Requested addresses that are neither of the page, nor of the build, nor of the API. */
  readonly foreign: readonly string[];
  readonly notLookedAt: readonly NotLookedAt[];
}

/** The result of one check: a summary if it passes, a sentence for each problem. The report names each problem once. */
export interface KitVerdict {
  readonly summary: string;
  readonly problems: readonly string[];
}

export type KitCheck = (evidence: Evidence) => KitVerdict;

/** The loaded segment. Checks that need it do not run if it did not load. */
export function loadedOf({ loading }: Evidence): Loaded {
  if (!loading.ok) throw new Error('The segment did not load, so there is nothing to check.');
  return loading.loaded;
}

/** Each step in each brand. */
export function allSteps({ brandRuns }: Evidence): readonly (StepEvidence & { readonly brand: string })[] {
  return brandRuns.flatMap(({ brand, steps }) => steps.map((step) => ({ ...step, brand })));
}

/** The walk ended where it began: the step waits for an answer. */
export function waitsAtItself({ step, played }: Pick<StepEvidence, 'step' | 'played'>): boolean {
  return played.end.kind === 'waits' && played.end.step === step;
}

/** A count and its word. */
export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

/** How many steps were played, in any brand, with the word. */
export function countSteps(evidence: Evidence): string {
  return count(new Set(allSteps(evidence).map(({ step }) => step)).size, 'step');
}

/** The sentences whose condition holds: `whereTrue(isMissing && 'It is missing.')`. */
export function whereTrue(...sentences: readonly (string | false)[]): readonly string[] {
  return sentences.filter((sentence) => sentence !== false);
}

/** A walk, and what was recorded on it. */
export interface RecordedWalk extends Recorded {
  readonly step: string;
  /** The answer that led to it; `played` if none did. */
  readonly after: string;
  readonly end: WalkEnd;
}

/** Each walk: after a step was played, and after each of its answers. */
export function allRecorded(evidence: Evidence): readonly RecordedWalk[] {
  return allSteps(evidence).flatMap(({ step, played, answered = [], submitted }) => [
    { step, after: 'played', ...played },
    ...[...answered, ...(submitted ? [submitted] : [])].map((each) => ({ step, after: each.answer, ...each })),
  ]);
}
