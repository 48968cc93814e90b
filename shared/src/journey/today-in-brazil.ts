import type { IsoDate } from '../validation';

/** Brazil has had no daylight saving time since 2019. */
const BRASILIA_MS = -3 * 60 * 60 * 1000;

/** Today in Brasília as 'yyyy-mm-dd', to compute ages with. `now` in epoch ms. */
export function todayInBrazil(now: number): IsoDate {
  return new Date(now + BRASILIA_MS).toISOString().slice(0, 10);
}

/** The time of day in Brasília: '14:05'. `now` in epoch ms. */
export function timeInBrazil(now: number): string {
  return new Date(now + BRASILIA_MS).toISOString().slice(11, 16);
}
