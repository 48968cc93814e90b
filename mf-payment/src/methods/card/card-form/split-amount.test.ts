import { splitAmount } from './split-amount';

it.each([
  [885_00, 1, 885_00, 885_00],
  [885_00, 2, 442_50, 442_50],
  [100_00, 3, 33_33, 33_34],
  [100_01, 3, 33_33, 33_35],
])('splits %d cents into %d parts of %d, and a last one of %d', (cents, parts, each, last) => {
  expect(splitAmount(cents, parts)).toEqual({ each, last });
});
