import type { Configuration } from 'webpack';
import type { CheckName } from '../check-table';

/** A source file, a text that it holds exactly once, and the text that replaces it. */
export type Edit = readonly [file: string, before: string, after: string];

/** One change to the small survey of fixtures/contract-7, or to one of the product's segments. */
export interface SeededChange {
  readonly name: string;
  /** The product's segment that is changed; the small survey if absent. Its build is larger, so most changes need none. */
  readonly segment?: 'simulation' | 'proposal' | 'payment';
  /** The steps that are played; all if absent. */
  readonly steps?: readonly string[];
  readonly edits?: readonly Edit[];
  /** New files of the sources. */
  readonly files?: Readonly<Record<string, string>>;
  /** Source files that are moved. */
  readonly moves?: Readonly<Record<string, string>>;
  readonly config?: (config: Configuration) => void;
  /** Changes the finished build in this folder. */
  readonly built?: (dir: string) => void;
}

/** A change that this check must catch, with a sentence that contains these words. */
export interface BreakingChange extends SeededChange {
  readonly caughtBy: CheckName;
  readonly message: string;
}

export const isBreaking = (change: SeededChange): change is BreakingChange => 'caughtBy' in change;

/** What is changed. Most changes are only edits. */
type Changed = Omit<SeededChange, 'name'> | readonly Edit[];

/** A change that no check may catch. */
export function harmless(name: string, changed: Changed = []): SeededChange {
  return { ...partsOf(changed), name };
}

/** Builds changes that one check must catch. */
export function caughtBy(check: CheckName) {
  return (name: string, message: string, changed: Changed): BreakingChange => ({
    ...partsOf(changed),
    name,
    caughtBy: check,
    message,
  });
}

function partsOf(changed: Changed): Omit<SeededChange, 'name'> {
  return 'length' in changed ? { edits: changed } : changed;
}

/** Adds lines above a text that a file holds exactly once. */
export function above(file: string, text: string, lines: string): Edit {
  return [file, text, `${lines}\n${text}`];
}

/** Adds lines below a text that a file holds exactly once. */
export function below(file: string, text: string, lines: string): Edit {
  return [file, text, `${text}\n${lines}`];
}
