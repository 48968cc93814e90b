import type { Timing } from '../api/timing';
import { timingOf } from '../api/timing';
import type { SandboxClock } from '../state/clock';
import type { SandboxState } from '../state/sandbox-state';

/** The time of one call whose caller waits for a limited time only. */
export interface LimitedTiming extends Timing {
  /** The caller has its answer: the limit no longer counts. */
  settled(): void;
}

/** The caller of a call, who may stop waiting for it. */
export interface Caller {
  readonly clock: Pick<SandboxClock, 'wait'>;
  readonly limitMs: number;
  readonly signal: AbortSignal | undefined;
  /** It took longer than the limit. */
  giveUp(): void;
  /** The call was aborted. */
  leave(): void;
}

/**
 * Tells the caller when the sandbox takes longer than the limit; the sandbox itself goes on, as a server does. Neither a
 * timer nor a listener is needed while the sandbox answers at once.
 */
export function limitedTiming(state: SandboxState, caller: Caller): LimitedTiming {
  const timing = timingOf(state);
  let waited = 0;
  let limit: AbortController | undefined;

  async function watch(ms: number): Promise<void> {
    if (waited === 0) caller.signal?.addEventListener('abort', caller.leave, { once: true });
    const left = caller.limitMs - waited;
    waited += ms;
    if (limit || ms < left) return;
    limit = new AbortController();
    const { signal } = limit;
    await caller.clock.wait(left, signal);
    if (!signal.aborted) caller.giveUp();
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
    settled() {
      limit?.abort();
      if (waited > 0) caller.signal?.removeEventListener('abort', caller.leave);
    },
  };
}
