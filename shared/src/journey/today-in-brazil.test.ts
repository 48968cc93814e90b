import { timeInBrazil, todayInBrazil } from './today-in-brazil';

it.each([
  [Date.UTC(2026, 10, 21, 15), '2026-11-21', '12:00'],
  [Date.UTC(2026, 10, 21, 3), '2026-11-21', '00:00'],
  [Date.UTC(2026, 10, 21, 2, 59, 59, 999), '2026-11-20', '23:59'],
  [Date.UTC(2027, 0, 1, 2), '2026-12-31', '23:00'],
])('at %i it is %s, %s', (now, day, time) => {
  expect(todayInBrazil(now)).toBe(day);
  expect(timeInBrazil(now)).toBe(time);
});
