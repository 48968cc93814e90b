import { createRandom } from './random';

const luck = (seed: number, index: number) => {
  const random = createRandom(seed, index);
  return Array.from({ length: 20 }, () => random.next());
};

describe('createRandom', () => {
  it('gives the same numbers for the same seed and journey, and other numbers for others', () => {
    expect(luck(1, 2)).toEqual(luck(1, 2));
    expect(luck(1, 2)).not.toEqual(luck(1, 3));
    expect(luck(1, 2)).not.toEqual(luck(2, 2));
  });

  it('is uniform, also for the first number of neighbouring journeys', () => {
    const firsts = Array.from({ length: 10_000 }, (_, index) => createRandom(7, index).next());

    expect(Math.min(...firsts)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...firsts)).toBeLessThan(1);
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const hits = firsts.filter((value) => Math.floor(value * 10) === tenth).length;
      expect(hits).toBeGreaterThan(850);
      expect(hits).toBeLessThan(1150);
    }
  });

  it('picks from the list, and rejects an empty one', () => {
    const random = createRandom(1, 1);
    const picked = new Set(Array.from({ length: 200 }, () => random.pick([1, undefined, 3])));

    expect(picked).toEqual(new Set([1, undefined, 3]));
    expect(() => random.pick([])).toThrow();
  });
});
