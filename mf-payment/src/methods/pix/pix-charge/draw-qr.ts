import { encode } from 'uqr';

export interface QrDrawing {
  /** Side of the whole drawing, including the quiet zone around it. */
  readonly side: number;
  readonly path: string;
}

/** Empty modules around the code that scanners need to find it (ISO/IEC 18004: four). */
const QUIET = 4;

/**
 * Draws the text as a QR code. Throws when it is empty or too long for a QR code. A screen has no scratches, so error
 * correction is low and the squares are as large as the text allows; correction uses only the space that is left.
 */
export function drawQr(text: string): QrDrawing {
  if (text.trim() === '') throw new RangeError('There is no text to draw as a QR code.');
  const { size, data } = encode(text, { ecc: 'L', boostEcc: true, border: QUIET });
  return { side: size, path: data.flatMap(barsOf).join('') };
}

/** Joins neighbours to one bar: separate squares would show gaps between them. */
function barsOf(row: readonly boolean[], y: number): string[] {
  const bars = [...row.map(Number).join('').matchAll(/1+/g)];
  return bars.map(({ index, 0: bar }) => `M${index} ${y}h${bar.length}v1h-${bar.length}z`);
}
