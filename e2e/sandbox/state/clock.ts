import { setTimeout as after } from 'node:timers/promises';

/** The time of the sandbox; tests replace it. */
export interface SandboxClock {
  now(): Date;
  /** Resolves after this time, or when the signal is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** A moment whose UTC fields show the time in Brasília. Brazil has had no daylight saving time since 2019. */
export function inBrazil(moment: Date): Date {
  return new Date(moment.getTime() - 3 * 60 * 60 * 1000);
}

/** The day in Brasília, some days later: yyyy-mm-dd. */
export function dayInBrazil(moment: Date, daysLater = 0): string {
  const day = inBrazil(moment);
  day.setUTCDate(day.getUTCDate() + daysLater);
  return day.toISOString().slice(0, 10);
}

export const systemClock: SandboxClock = {
  now: () => new Date(),
  wait: (ms, signal) => after(ms, undefined, { signal }).catch(() => undefined),
};
