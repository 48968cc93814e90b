import { setTimeout as after } from 'node:timers/promises';

/** Time as the sandbox sees it; tests bring their own. */
export interface Clock {
  now(): Date;
  /** Resolves when the time is over or the signal is aborted, whichever is first. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  wait: (ms, signal) => after(ms, undefined, { signal }).catch(() => undefined),
};
