/** The due date yyyy-mm-dd in a barcode: four digits that count days. After 9999 on 2025-02-21 they restarted at 1000. */
export function dueFactorOf(date: string): string {
  const days = Math.round((Date.parse(date) - Date.parse(cycleStart)) / dayInMs);
  const place = ((days % cycleInDays) + cycleInDays) % cycleInDays; // also for an earlier cycle
  return String(1000 + place);
}

const cycleStart = '2025-02-22';
const cycleInDays = 9000;
const dayInMs = 24 * 60 * 60 * 1000;
