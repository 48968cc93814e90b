/** A calendar day as 'yyyy-mm-dd', without a time or a zone. The caller says whose calendar "today" is. */
export type IsoDate = string;

/** The day as 'yyyy-mm-dd', or undefined when the calendar has no such day (31/04, 29/02 of a common year). */
export function isoDate(year: number, month: number, day: number): IsoDate | undefined {
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month))) return undefined;
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-');
}

/** Throws if a caller passes anything but a day, because every later comparison would be silently wrong. */
export function requireIsoDate(today: IsoDate): IsoDate {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(today) ?? [];
  if (isoDate(Number(year), Number(month), Number(day)) === today) return today;
  throw new RangeError("Today is not a 'yyyy-mm-dd' day, so no date can be checked. Pass the clock's local day.");
}

function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
