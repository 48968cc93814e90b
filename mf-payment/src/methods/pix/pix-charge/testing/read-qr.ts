import jsQR from 'jsqr';
import type { QrDrawing } from '../draw-qr';

/** Reads a QR code as a camera does: the drawn path is turned into pixels. */
export function readQr({ side, path }: QrDrawing): string | undefined {
  const pixels = new Uint8ClampedArray((side * scale) ** 2 * 4).fill(255);
  for (const bar of barsIn(path)) fillBlack(pixels, side, bar);
  return jsQR(pixels, side * scale, side * scale)?.data;
}

/** The bars of a drawing, in modules. */
export function barsIn(path: string): readonly Bar[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].map(([, x, y, width]) => ({
    x: Number(x),
    y: Number(y),
    width: Number(width),
  }));
}

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Pixels of a module. */
const scale = 4;

function fillBlack(pixels: Uint8ClampedArray, side: number, bar: Bar): void {
  for (let y = bar.y * scale; y < (bar.y + 1) * scale; y += 1) {
    for (let x = bar.x * scale; x < (bar.x + bar.width) * scale; x += 1) {
      pixels.set([0, 0, 0], (y * side * scale + x) * 4);
    }
  }
}
