import type { ErrorCode } from '@consorcio/shared/errors';
import type { ChosenBuild } from './build-choice';
import { hashStart } from './hash-start';
import type { Remote } from './manifest';

/** The measured phases of a load. */
export type LoadPhase = 'release' | 'manifest' | 'entry' | 'init' | 'firstStep';

/** How a load succeeded after a failure: by a second attempt, the present release, an earlier build, or a later request. */
export type Recovery = 'retry' | 'release' | 'previous' | 'later';

/** The outcome of one load. It holds no address and nothing about the visitor. */
export interface LoadTrace {
  readonly segment: string;
  /** The beginning of the hash in the entry's name, or of the manifest's; null without a manifest. */
  readonly build: string | null;
  /** The beginning of the manifest's hash in the release: it names the build also when nothing of it loads. */
  readonly manifest: string | null;
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
  readonly mark: (phase: LoadPhase) => void;
  tries(build: ChosenBuild, remote?: Remote): void;
  recoveredBy(recovery: Recovery | null): void;
  /** The trace of the phases so far. */
  end(outcome: LoadTrace['outcome']): LoadTrace;
}

export function createLoadTracer(segment: string, moment: LoadTrace['moment'], now: () => number): LoadTracer {
  const began = now();
  const ms: Partial<Record<LoadPhase, number>> = {};
  let build: Pick<LoadTrace, 'build' | 'manifest' | 'variant' | 'contract'> = {
    build: null,
    manifest: null,
    variant: 'release',
    contract: null,
  };
  let recovered: Recovery | null = null;
  return {
    mark(phase) {
      ms[phase] = Math.round(now() - began); // a second attempt overwrites the first one
    },
    tries: (chosen, remote) => {
      build = {
        build: remote ? buildId(chosen, remote) : null,
        manifest: hashStart(chosen.integrity),
        variant: chosen.variant,
        contract: remote?.contract ?? chosen.contract,
      };
    },
    recoveredBy: (recovery) => {
      recovered = recovery;
    },
    end: (outcome) => ({ segment, ...build, moment, ms: { ...ms }, outcome, recovered }),
  };
}

function buildId({ integrity }: ChosenBuild, { entry }: Remote): string | null {
  const hashInName = /\.([0-9a-f]{12})[0-9a-f]*\.js(?:\?|$)/.exec(entry)?.[1];
  return hashInName ?? hashStart(integrity);
}
