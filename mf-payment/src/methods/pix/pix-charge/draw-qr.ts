import { encode } from 'uqr';

/** A QR code as one SVG path, in modules. */
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
  const { size, data } = encode(text, { ecc: 'L', boostEcc: true, border: 0 });
  const path = data.flatMap((row, y) => barsOf(row).map(({ x, width }) => bar(QUIET + x, QUIET + y, width)));
  return { side: size + 2 * QUIET, path: path.join('') };
}

/** Joins neighbours to one bar: separate squares would show gaps between them. */
function barsOf(row: readonly boolean[]): { x: number; width: number }[] {
  const bars: { x: number; width: number }[] = [];
  row.forEach((isDark, x) => {
    const last = bars.at(-1);
    if (!isDark) return;
    if (last && last.x + last.width === x) last.width += 1;
    else bars.push({ x, width: 1 });
  });
  return bars;
}

function bar(x: number, y: number, width: number): string {
  return `M${x} ${y}h${width}v1h-${width}z`;
}
