import type { Clock } from '../flow';

export interface FakeClock extends Clock {
  /** Lets time pass; what falls due runs in order, also what a timer sets for later within the same span. */
  pass(ms: number): void;
  /** ms of the timers still running, soonest first. */
  pending(): readonly number[];
}

/** Time in a test's hands. */
export function fakeClock(start = Date.UTC(2026, 10, 21, 15, 4)): FakeClock {
  let now = start;
  const timers = new Set<{ readonly due: number; readonly run: () => void }>();
  const soonest = () => [...timers].sort((a, b) => a.due - b.due)[0];

  return {
    now: () => now,
    after(ms, run) {
      const timer = { due: now + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    pass(ms) {
      const end = now + ms;
      for (let timer = soonest(); timer && timer.due <= end; timer = soonest()) {
        timers.delete(timer);
        now = timer.due;
        timer.run();
      }
      now = end;
    },
    pending: () => [...timers].map(({ due }) => due - now).sort((a, b) => a - b),
  };
}
