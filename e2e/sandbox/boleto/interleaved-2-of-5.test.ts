import fc from 'fast-check';
import { interleaved2of5 } from './interleaved-2-of-5';

/** The widths of black and white stretches from the left, as a scanner reads the drawing. */
function scan(path: string, modules: number): number[] {
  const bars = [...path.matchAll(/M(\d+) 0h(\d+)v50h-(\d+)z/g)].map(([, at, width, back]) => {
    expect(width).toBe(back);
    return { at: Number(at), width: Number(width) };
  });
  expect(bars.length).toBe(path.split('M').length - 1);
  const stretches = bars.flatMap(({ at, width }, index) => {
    const next = bars[index + 1];
    return next ? [width, next.at - at - width] : [width];
  });
  expect(stretches.reduce((total, width) => total + width, 0)).toBe(modules);
  return stretches;
}

/** The digits in the stretches. Weights 1, 2, 4, 7 of the wide ones make the digit; 4 and 7 make 0. */
function read(stretches: readonly number[]): string {
  expect(stretches.slice(0, 4)).toEqual([1, 1, 1, 1]);
  expect(stretches.slice(-3)).toEqual([3, 1, 1]);
  const middle = stretches.slice(4, -3);
  const digitAt = (from: number) => {
    const weights = [1, 2, 4, 7, 0].filter((_, index) => middle[from + 2 * index] === 3);
    expect(weights).toHaveLength(2);
    return weights.reduce((total, weight) => total + weight, 0) % 11;
  };
  let digits = '';
  for (let from = 0; from < middle.length; from += 10) digits += `${digitAt(from)}${digitAt(from + 1)}`;
  return digits;
}

it('is read back, digit by digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(\d\d){1,24}$/), (digits) => {
      const { path, modules } = interleaved2of5(digits, 50);
      expect(read(scan(path, modules))).toBe(digits);
    }),
  );
});

it('takes 405 modules for the 44 digits of a boleto', () => {
  expect(interleaved2of5('0'.repeat(44), 50).modules).toBe(405);
});
