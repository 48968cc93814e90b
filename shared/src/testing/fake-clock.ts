import type { Clock } from '../flow';

/** Noon in Brasília on a day of the tests. */
export const noon = Date.UTC(2026, 10, 21, 15);
export const aDay = 24 * 60 * 60 * 1000;

/** Lets everything that waits for a promise continue. */
export const tasksDone = () => new Promise((resolve) => setTimeout(resolve));

export interface FakeClock extends Clock {
  /** Lets time pass. Due timers run in order, also those that a timer starts within this time. */
  pass(ms: number): void;
  /** ms until each running timer is due, soonest first. */
  pending(): readonly number[];
}

/** A clock that a test moves. */
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
