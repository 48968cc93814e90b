import { isoDate, requireIsoDate } from './iso-date';

it.each([
  [1990, 1, 1, '1990-01-01'],
  [2024, 2, 29, '2024-02-29'],
  [2000, 2, 29, '2000-02-29'],
  [2026, 12, 31, '2026-12-31'],
  [50, 4, 30, '0050-04-30'],
])('writes %i, %i, %i as %s', (year, month, day, date) => {
  expect(isoDate(year, month, day)).toBe(date);
});

it.each([
  [2026, 2, 29],
  [1900, 2, 29],
  [2026, 4, 31],
  [2026, 0, 1],
  [2026, 13, 1],
  [2026, 1, 0],
  [2026, 1, 32],
  [Number.NaN, Number.NaN, Number.NaN],
])('knows no day %i, %i, %i', (year, month, day) => {
  expect(isoDate(year, month, day)).toBeUndefined();
});

it('takes a real day as today', () => {
  expect(requireIsoDate('2026-11-21')).toBe('2026-11-21');
});

it.each(['', '21/11/2026', '2026-11-31', '2026-11-21T00:00:00Z', 'today'])(
  'stops the caller who injects %j',
  (today) => {
    expect(() => requireIsoDate(today)).toThrow(RangeError);
  },
);
