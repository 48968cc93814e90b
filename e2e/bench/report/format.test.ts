import { grouped, kB, megabytes, ms, times } from './format';

it.each([
  [ms(1234.5), '1,235'],
  [ms(999), '999'],
  [grouped(1234567), '1,234,567'],
  [kB(61408), '61.4'],
  [megabytes(2905000), '2.9'],
  [times(300, 600), '0.50×'],
])('writes %s', (written, wanted) => {
  expect(written).toBe(wanted);
});
