import { pictureAddress } from '@consorcio/shared/entities';
import { SheetSmall } from '@consorcio/shared/ui';
import { useEffect, useState } from 'react';
import type { QrDrawing } from './draw-qr';
import { Figure, Missing, QrBox, QrSquares, ReceivedQr } from './qr-picture.styles';
import { type PixChargeProps, pixWords } from './spoken-pix';

/** Time limit for the picture, in ms. */
const PICTURE_TIMEOUT = 4_000;

/**
 * The picture of the QR code; drawn here when it is missing, broken or late. Its box never changes size. Most visitors get a picture and
 * never load the code that draws.
 */
export function QrPicture({ codigo, imagemUrl }: Pick<PixChargeProps, 'codigo' | 'imagemUrl'>) {
  const address = pictureAddress(imagemUrl);
  const [picture, setPicture] = useState<'loading' | 'loaded' | 'failed'>(address === undefined ? 'failed' : 'loading');
  const [drawing, setDrawing] = useState<QrDrawing | 'impossible'>();

  useEffect(() => {
    if (picture === 'failed') {
      const drawn = import('./draw-qr').then(({ drawQr }) => drawQr(codigo));
      drawn.then(setDrawing, () => setDrawing('impossible'));
    }
    if (picture !== 'loading') return undefined;
    const timeout = setTimeout(() => setPicture('failed'), PICTURE_TIMEOUT);
    return () => clearTimeout(timeout);
  }, [picture, codigo]);

  if (drawing === 'impossible') {
    return <Missing>{codigo.trim() === '' ? pixWords.noCode : pixWords.codeIsEnough}</Missing>;
  }
  return (
    <Figure>
      <QrBox>
        {address && picture !== 'failed' && (
          <ReceivedQr
            decoding="async"
            alt={pixWords.qrCode}
            onLoad={() => setPicture('loaded')}
            onError={() => setPicture('failed')}
            ref={(image) => {
              if (image) image.src ||= address; // not before it is on the page: React may draw it twice, and each would ask
            }}
          />
        )}
        {drawing && (
          <QrSquares role="img" aria-label={pixWords.qrCode} viewBox={`0 0 ${drawing.side} ${drawing.side}`}>
            <path d={drawing.path} />
          </QrSquares>
        )}
      </QrBox>
      <SheetSmall as="figcaption">{pixWords.scan}</SheetSmall>
    </Figure>
  );
}
