import { inBrazil } from '../state/clock';

/** The assembly of next month, as yyyy-mm-dd in Brazilian time; one on a weekend moves to Monday. */
export function assemblyDateAfter(now: Date, day: number): string {
  const today = inBrazil(now);
  const date = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, day));
  const weekday = date.getUTCDay();
  if (weekday === saturday) date.setUTCDate(date.getUTCDate() + 2);
  if (weekday === sunday) date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

const saturday = 6;
const sunday = 0;
