import { type AppError, isWithoutAnswer } from '@consorcio/shared/errors';
import type { WatchPresence } from '@consorcio/shared/flow';
import type { ChosenBuild } from './build-choice';
import { failedLoad } from './failed-load';
import { createLoadTracer, type LoadTrace, type Recovery } from './load-trace';
import type { LoadedSegment } from './loaded-segments';

/** Sends one trace for each build that the page tries to load, and remembers which segments failed. */
export interface LoadLog {
  start(name: string, moment: LoadTrace['moment']): LoadEntry;
  /** The search for a segment ended without one. */
  searchFailed(name: string): void;
  /** Whether the last search for the segment failed. */
  hasFailed(name: string): boolean;
  /** The page shows the first step of the segment: the trace of its load is complete. */
  firstStepShown(name: string): void;
}

/** The log of one build that is being loaded. */
export interface LoadEntry {
  readonly mark: (phase: 'release' | 'manifest' | 'entry' | 'init') => void;
  tries(build: ChosenBuild): void;
  succeeded(loaded: LoadedSegment, recovery: Recovery | null): void;
  /** Returns the named failure. The search may still find another build. */
  failed(error: unknown): AppError;
}

export function createLoadLog(observe: (trace: LoadTrace) => void, watchPresence?: WatchPresence): LoadLog {
  const failed = new Set<string>();
  /** Tell of failed loads that may count: the visitor may be leaving. */
  const unsure = new Set<() => void>();
  /** Entered segments whose first step is not on the page yet. */
  const waiting = new Map<string, () => void>();

  return {
    start(name, moment) {
      const presence = watchPresence?.();
      const tracer = createLoadTracer(name, moment, () => performance.now());
      return {
        mark: tracer.mark,
        tries: (build) => tracer.tries(build),
        succeeded({ build, remote }, recovery) {
          for (const tell of unsure) tell(); // the visitor is here
          tracer.tries(build, remote);
          const hadFailed = failed.delete(name);
          tracer.recoveredBy(recovery ?? (hadFailed ? 'later' : null));
          if (moment === 'preload') return observe(tracer.end('loaded'));
          waiting.set(name, () => {
            tracer.mark('firstStep');
            observe(tracer.end('loaded'));
          });
        },
        failed(error) {
          const failure = failedLoad(name, error);
          // The conversation may never reach a segment that the release lacks.
          const trace = tracer.end(failure.code);
          const tell = () => void (unsure.delete(tell) && !presence?.wasAway() && observe(trace));
          if (failure.code === 'segment.absent' && moment !== 'enter') return failure;
          unsure.add(tell);
          if (!presence || !isWithoutAnswer(failure)) tell();
          else void presence.stays().then(tell);
          return failure;
        },
      };
    },
    searchFailed: (name) => void failed.add(name),
    hasFailed: (name) => failed.has(name),
    firstStepShown(name) {
      const complete = waiting.get(name);
      waiting.delete(name);
      complete?.();
    },
  };
}
