import { latinRange } from '@consorcio/shared/webpack/typeface';

export const latinCharacters = latinRange
  .split(',')
  .flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  })
  .join('');
