import type { Timing } from '../api/timing';
import { timingOf } from '../api/timing';
import type { Clock } from '../state/clock';
import type { SandboxState } from '../state/sandbox-state';

/** The time of one call whose caller waits for a limited time only. */
export interface LimitedTiming extends Timing {
  /** The caller has its answer: the limit no longer counts. */
  settled(): void;
}

/**
 * Calls `giveUp` when the sandbox takes longer than `limitMs` on the caller's clock; the sandbox itself goes on, as a server
 * does. No timer runs while the sandbox answers at once.
 */
export function limitedTiming(
  state: SandboxState,
  caller: Pick<Clock, 'wait'>,
  limitMs: number,
  giveUp: () => void,
): LimitedTiming {
  const timing = timingOf(state);
  let waited = 0;
  let limit: AbortController | undefined;

  async function watch(ms: number): Promise<void> {
    const left = limitMs - waited;
    waited += ms;
    if (limit || ms < left) return;
    limit = new AbortController();
    const { signal } = limit;
    await caller.wait(left, signal);
    if (!signal.aborted) giveUp();
  }

  return {
    wait(ms) {
      void watch(ms);
      return timing.wait(ms);
    },
    hang() {
      void watch(Number.POSITIVE_INFINITY);
      return timing.hang();
    },
    settled: () => limit?.abort(),
  };
}
