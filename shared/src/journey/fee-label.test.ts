import { feeLabel } from './fee-label';

it.each([
  [0.25, '0,250% a.m.'],
  [0.2, '0,200% a.m.'],
  [0, '0,000% a.m.'],
  [0.12345, '0,123% a.m.'],
  [1.9996, '2,000% a.m.'],
])('writes %f with three decimals', (percent, label) => {
  expect(feeLabel(percent)).toBe(label);
});
