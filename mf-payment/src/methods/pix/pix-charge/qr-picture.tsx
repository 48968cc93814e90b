import { pictureAddress } from '@consorcio/shared/entities';
import { useEffect, useState } from 'react';
import type { QrDrawing } from './draw-qr';
import { Caption, Figure, Missing, QrBox, QrSquares, ReceivedQr } from './qr-picture.styles';
import { pixWords } from './spoken-pix';

export interface QrPictureProps {
  /** The text in the QR code. */
  codigo: string;
  imagemUrl: string;
}

/** Time limit for the picture, in ms. */
const PICTURE_TIMEOUT = 4_000;

/** The picture of the QR code; drawn here when it is missing, broken or late. Its box never changes size. */
export function QrPicture({ codigo, imagemUrl }: QrPictureProps) {
  const address = pictureAddress(imagemUrl);
  const [picture, setPicture] = useState<'loading' | 'loaded' | 'failed'>(address === undefined ? 'failed' : 'loading');
  const drawing = useQrDrawing(codigo, picture === 'failed');

  useEffect(() => {
    if (picture !== 'loading') return undefined;
    const timeout = setTimeout(() => setPicture('failed'), PICTURE_TIMEOUT);
    return () => clearTimeout(timeout);
  }, [picture]);

  if (drawing === 'impossible') {
    return <Missing>{codigo.trim() === '' ? pixWords.noCode : pixWords.codeIsEnough}</Missing>;
  }
  return (
    <Figure>
      <QrBox>
        {picture !== 'failed' && (
          <ReceivedQr
            src={address}
            alt={pixWords.qrCode}
            decoding="async"
            onLoad={() => setPicture('loaded')}
            onError={() => setPicture('failed')}
          />
        )}
        {drawing && (
          <QrSquares role="img" aria-label={pixWords.qrCode} viewBox={`0 0 ${drawing.side} ${drawing.side}`}>
            <path d={drawing.path} />
          </QrSquares>
        )}
      </QrBox>
      <Caption>{pixWords.scan}</Caption>
    </Figure>
  );
}

/**
 * Draws a QR code from its text when it is needed. Most visitors get a picture and never load the code that draws.
 * `undefined` until the drawing is ready, `impossible` when the text cannot be drawn.
 */
function useQrDrawing(text: string, isNeeded: boolean): QrDrawing | 'impossible' | undefined {
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
