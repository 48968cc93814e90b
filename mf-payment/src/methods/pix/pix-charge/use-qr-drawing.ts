import { useEffect, useState } from 'react';
import type { QrDrawing } from './draw-qr';

/**
 * A QR code drawn from its text once it is wanted: most people get a picture, and never load what draws. `undefined`
 * until it has come, `impossible` when it cannot be had.
 */
export function useQrDrawing(text: string, isWanted: boolean): QrDrawing | 'impossible' | undefined {
  const [drawing, setDrawing] = useState<QrDrawing | 'impossible'>();

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    draw(text).then(
      (drawn) => isCurrent && setDrawing(drawn),
      () => isCurrent && setDrawing('impossible'),
    );
    return () => {
      isCurrent = false;
    };
  }, [text, isWanted]);

  return drawing;
}

async function draw(text: string): Promise<QrDrawing> {
  const { drawQr } = await import('./draw-qr');
  return drawQr(text);
}
