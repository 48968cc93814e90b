import { formatDate } from '@consorcio/shared/validation';

/** A due date as people read it. The API writes yyyy-mm-dd, perhaps with a time; other texts are shown as received. */
export function dueLabel(received: string): string {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(received) ?? [];
  return day === undefined ? received : formatDate(day);
}
