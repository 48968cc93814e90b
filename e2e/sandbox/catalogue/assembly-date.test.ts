import { assemblyDateAfter } from './assembly-date';

it.each([
  ['a working day next month', '2026-11-21T12:00:00Z', 15, '2026-12-15'],
  ['a Monday instead of a Saturday', '2026-07-01T12:00:00Z', 15, '2026-08-17'],
  ['a Monday instead of a Sunday', '2026-10-21T12:00:00Z', 15, '2026-11-16'],
  ['January after December', '2026-12-31T12:00:00Z', 20, '2027-01-20'],
  ['the month after the one in Brazil, when London is already a day ahead', '2026-12-01T01:30:00Z', 10, '2026-12-10'],
])('is %s', (_, now, day, expected) => {
  expect(assemblyDateAfter(new Date(now), day)).toBe(expected);
});
