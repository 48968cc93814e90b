import { type AppError, isWithoutAnswer } from '@consorcio/shared/errors';
import type { WatchPresence } from '@consorcio/shared/flow';
import type { ChosenBuild } from '../../platform/release';
import type { LoadRecord } from './records';

/** The outcome of one load. It holds no address and nothing about the visitor. */
export type LoadTrace = Omit<LoadRecord, 'kind'>;
type Recovery = LoadTrace['recovered'];
type Phase = keyof LoadTrace['ms'];

export interface LoadProgress {
  /** When each phase ended last, in ms of `performance.now()`. */
  readonly at: Partial<Record<'manifest' | 'entry' | 'init', number>>;
  manifest?: { readonly contract: number; readonly entry: string };
  isRetry?: boolean;
}

export type LoadEntry = ReturnType<ReturnType<typeof createLoadLog>['start']>;

/** Sends one trace for each build that the page tries to load, and remembers which segments failed. */
export function createLoadLog(observe: (trace: LoadTrace) => void, watchPresence?: WatchPresence) {
  const failed = new Set<string>();
  /** Tell of failed loads that may count: the visitor may be leaving. */
  const unsure = new Set<() => void>();
  /** Entered segments whose first step is not on the page yet. */
  const waiting = new Map<string, () => void>();

  function start(segment: string, moment: LoadTrace['moment']) {
    const presence = watchPresence?.();
    const began = performance.now();
    const ms: LoadTrace['ms'] = {};
    const mark = (phase: Phase, at = performance.now()) => {
      if (at >= began) ms[phase] = Math.round(at - began);
    };
    let tried: ChosenBuild | undefined;

    function trace(outcome: LoadTrace['outcome'], load?: LoadProgress, recovered: Recovery = null): LoadTrace {
      const contract = load?.manifest?.contract ?? tried?.contract ?? null;
      const manifest = hashStart(tried?.integrity);
      return {
        ...{ segment, build: load ? (hashIn(load.manifest?.entry) ?? manifest) : null, manifest },
        ...{ variant: tried?.variant ?? 'release', contract, moment, ms: { ...ms }, outcome, recovered },
      };
    }

    return {
      mark,
      tries(build: ChosenBuild) {
        tried = build;
      },
      succeeded(build: ChosenBuild, load: LoadProgress, recovery: Recovery) {
        for (const tell of unsure) tell(); // the visitor is here
        tried = build;
        for (const phase of ['manifest', 'entry', 'init'] as const) mark(phase, load.at[phase] ?? -1);
        const hadFailed = failed.delete(segment);
        const recovered = recovery ?? (hadFailed ? 'later' : load.isRetry && ms.init !== undefined ? 'retry' : null);
        const tell = () => observe(trace('loaded', load, recovered));
        if (moment === 'preload') return tell();
        waiting.set(segment, () => {
          mark('firstStep');
          tell();
        });
      },
      /** Returns the failure. The search may still find another build. */
      failed(failure: AppError): AppError {
        // The conversation may never reach a segment that the release lacks.
        if (failure.code === 'segment.absent' && moment === 'preload') return failure;
        const failed = trace(failure.code);
        const tell = () => void (unsure.delete(tell) && !presence?.wasAway() && observe(failed));
        unsure.add(tell);
        if (!presence || !isWithoutAnswer(failure)) tell();
        else void presence.stays().then(tell);
        return failure;
      },
    };
  }

  return {
    start,
    /** The search for a segment ended without one. */
    searchFailed: (segment: string) => void failed.add(segment),
    hasFailed: (segment: string) => failed.has(segment),
    /** The page shows the first step of the segment: the trace of its load is complete. */
    firstStepShown(segment: string) {
      const complete = waiting.get(segment);
      waiting.delete(segment);
      complete?.();
    },
  };
}

function hashIn(entry: string | undefined): string | undefined {
  return entry && /\.([0-9a-f]{12})[0-9a-f]*\.js(?:\?|$)/.exec(entry)?.[1];
}

/** The beginning of a hash: enough to tell builds apart in reports, and nothing about a visitor. */
export function hashStart(integrity: string | undefined): string | null {
  return integrity?.replace('sha384-', '').slice(0, 12) ?? null;
}
