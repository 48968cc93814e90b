import { useEffect, useState } from 'react';
import type { QrDrawing } from './draw-qr';

/**
 * Draws a QR code from its text when it is needed. Most visitors get a picture and never load the code that draws.
 * `undefined` until the drawing is ready, `impossible` when the text cannot be drawn.
 */
export function useQrDrawing(text: string, isNeeded: boolean): QrDrawing | 'impossible' | undefined {
  const [drawing, setDrawing] = useState<QrDrawing | 'impossible'>();

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    draw(text).then(
      (drawn) => isCurrent && setDrawing(drawn),
      () => isCurrent && setDrawing('impossible'),
    );
    return () => {
      isCurrent = false;
    };
  }, [text, isNeeded]);

  return drawing;
}

async function draw(text: string): Promise<QrDrawing> {
  const { drawQr } = await import('./draw-qr');
  return drawQr(text);
}
