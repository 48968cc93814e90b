import type { Clock } from '@consorcio/shared/flow';

/** The time of the browser. */
export const pageClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
