import { median, medians } from './statistics';

describe('median', () => {
  it('is the middle value, in whatever order the values are', () => {
    expect(median([30, 10, 20])).toBe(20);
  });

  it('is the mean of the two in the middle when their number is even', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  it('sorts numbers, not texts', () => {
    expect(median([9, 100, 80])).toBe(80);
  });

  it('does not exist without values', () => {
    expect(() => median([])).toThrow('no values');
  });
});

describe('medians', () => {
  it('takes each key by itself', () => {
    expect(
      medians([
        { first: 1, second: 30 },
        { first: 2, second: 10 },
        { first: 3, second: 20 },
      ]),
    ).toEqual({ first: 2, second: 20 });
  });
});
