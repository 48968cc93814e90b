import { percentLabel } from './percent-label';

it.each([
  [16, '16%'],
  [0.5, '0,5%'],
  [0.12345, '0,123%'],
])('writes %f without trailing zeros', (percent, label) => {
  expect(percentLabel(percent)).toBe(label);
});
