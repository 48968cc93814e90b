import { setTimeout as after } from 'node:timers/promises';

/** Time as the sandbox sees it; tests bring their own. */
export interface Clock {
  now(): Date;
  /** Resolves when the time is over or the signal is aborted, whichever is first. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** A moment whose UTC fields read as the clocks in Brasília; Brazil has had no daylight saving time since 2019. */
export function inBrazil(moment: Date): Date {
  return new Date(moment.getTime() - 3 * 60 * 60 * 1000);
}

/** The day it is in Brasília, or will be some days later: yyyy-mm-dd. */
export function dayInBrazil(moment: Date, daysLater = 0): string {
  const day = inBrazil(moment);
  day.setUTCDate(day.getUTCDate() + daysLater);
  return day.toISOString().slice(0, 10);
}

export const systemClock: Clock = {
  now: () => new Date(),
  wait: (ms, signal) => after(ms, undefined, { signal }).catch(() => undefined),
};
