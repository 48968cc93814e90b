import type { Clock } from '@consorcio/shared/flow';

/** The page's own time. */
export const pageClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
