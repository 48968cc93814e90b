/**
 * A due date as a barcode tells it: four digits that count days and, after 9999 on 2025-02-21, began at 1000 again. The
 * date is yyyy-mm-dd.
 */
export function dueFactorOf(date: string): string {
  const days = Math.round((Date.parse(date) - Date.parse(cycleBegan)) / dayInMs);
  const place = ((days % cycleInDays) + cycleInDays) % cycleInDays; // of an earlier cycle too
  return String(1000 + place);
}

const cycleBegan = '2025-02-22';
const cycleInDays = 9000;
const dayInMs = 24 * 60 * 60 * 1000;
