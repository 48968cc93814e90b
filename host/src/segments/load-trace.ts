import type { ErrorCode } from '@consorcio/shared/errors';
import type { ChosenBuild } from './build-choice';
import type { Remote } from './manifest';

/** The parts of a load whose time is told. */
export type LoadPhase = 'release' | 'manifest' | 'entry' | 'init' | 'firstStep';

/** How a load came right after trouble: at the second try, by the present release, by an earlier build, at a later wish. */
export type Recovery = 'retry' | 'release' | 'previous' | 'later';

/** What became of one load. No address and nothing of the visitor. */
export interface LoadTrace {
  readonly segment: string;
  /** The beginning of the hash in the entry's name, or of the manifest's; none when no manifest came. */
  readonly build: string | null;
  readonly variant: ChosenBuild['variant'];
  readonly contract: number | null;
  readonly moment: 'preload' | 'enter';
  /** ms from the beginning of the load to the end of each phase that was reached. */
  readonly ms: Readonly<Partial<Record<LoadPhase, number>>>;
  readonly outcome: 'loaded' | ErrorCode;
  readonly recovered: Recovery | null;
}

/** Collects a trace while a segment loads. */
export interface LoadTracer {
  mark(phase: LoadPhase): void;
  meet(build: ChosenBuild, remote?: Remote): void;
  recoveredBy(how: Recovery | null): void;
  /** The trace as it stands. */
  end(outcome: LoadTrace['outcome']): LoadTrace;
}

export function createLoadTracer(segment: string, moment: LoadTrace['moment'], now: () => number): LoadTracer {
  const began = now();
  const ms: Partial<Record<LoadPhase, number>> = {};
  let trace: Pick<LoadTrace, 'build' | 'variant' | 'contract'> = { build: null, variant: 'release', contract: null };
  let recovered: Recovery | null = null;
  return {
    mark(phase) {
      ms[phase] = Math.round(now() - began); // of the try that counts: the last one
    },
    meet: (build, remote) => {
      trace = {
        build: remote ? buildId(build, remote) : null,
        variant: build.variant,
        contract: remote?.contract ?? build.contract,
      };
    },
    recoveredBy: (how) => {
      recovered = how;
    },
    end: (outcome) => ({ segment, ...trace, moment, ms: { ...ms }, outcome, recovered }),
  };
}

function buildId({ integrity }: ChosenBuild, { entry }: Remote): string | null {
  const hashInName = /\.([0-9a-f]{12})[0-9a-f]*\.js(?:\?|$)/.exec(entry)?.[1];
  return hashInName ?? integrity?.replace('sha384-', '').slice(0, 12) ?? null;
}
