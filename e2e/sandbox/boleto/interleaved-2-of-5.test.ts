import fc from 'fast-check';
import { interleaved2of5 } from './interleaved-2-of-5';

/** The widths of bars and spaces as a scanner sees them, from the left. */
function scan(path: string): number[] {
  const bars = [...path.matchAll(/M(\d+) 0h(\d+)v50h-\2z/g)].map(
    ([, at, width]) => [Number(at), Number(width)] as const,
  );
  expect(bars).toHaveLength(path.split('M').length - 1);
  return bars.flatMap(([at, width], index) => {
    const next = bars[index + 1];
    return next ? [width, next[0] - at - width] : [width];
  });
}

/** A digit in five widths, every other one: the weights 1, 2, 4, 7 of the wide ones add up to it; 4 and 7 mean 0. */
function digitAt(widths: readonly number[], from: number): number {
  const weights = [1, 2, 4, 7, 0].filter((_, index) => widths[from + 2 * index] === 3);
  expect(weights).toHaveLength(2);
  return weights.reduce((total, weight) => total + weight, 0) % 11;
}

it('encodes digits that a scanner reads back', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(\d\d){1,24}$/), (digits) => {
      const { path, modules } = interleaved2of5(digits, 50);
      const widths = scan(path);
      expect(widths.reduce((total, width) => total + width, 0)).toBe(modules);
      expect([widths.slice(0, 4), widths.slice(-3)]).toEqual([
        [1, 1, 1, 1],
        [3, 1, 1],
      ]);
      const read = [...digits].map((_, index) => digitAt(widths, 4 + 10 * Math.floor(index / 2) + (index % 2)));
      expect(read.join('')).toBe(digits);
    }),
  );
});

it('needs 405 modules for the 44 digits of a boleto', () => {
  expect(interleaved2of5('0'.repeat(44), 50).modules).toBe(405);
});
