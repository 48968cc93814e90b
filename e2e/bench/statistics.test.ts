import { median, medians } from './statistics';

it.each([
  ['the middle value, sorted as numbers', [9, 100, 80], 80],
  ['the mean of the two in the middle when their number is even', [4, 1, 3, 2], 2.5],
])('the median is %s', (_, values, expected) => {
  expect(median(values)).toBe(expected);
});

it('there is no median of no values', () => {
  expect(() => median([])).toThrow('no values');
});

it('the medians of records take each key by itself', () => {
  const records = [
    { first: 1, second: 30 },
    { first: 2, second: 10 },
    { first: 3, second: 20 },
  ];
  expect(medians(records)).toEqual({ first: 2, second: 20 });
});
