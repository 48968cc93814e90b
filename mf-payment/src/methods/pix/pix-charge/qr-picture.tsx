import { useEffect, useState } from 'react';
import { webAddress } from '../../../components/web-address/web-address';
import { Box, Caption, Drawing, Figure, Missing, Received } from './qr-picture.styles';
import { useQrDrawing } from './use-qr-drawing';

export interface QrPictureProps {
  /** The text in the QR code. */
  codigo: string;
  imagemUrl: string;
}

/** How long the picture may take, in ms. */
const PATIENCE = 4_000;

/** The QR code as it was received; drawn here when the picture is missing, broken or late. Its place never changes size. */
export function QrPicture({ codigo, imagemUrl }: QrPictureProps) {
  const address = pictureAddress(imagemUrl);
  const [picture, setPicture] = useState<'coming' | 'here' | 'lost'>(address === undefined ? 'lost' : 'coming');
  const drawing = useQrDrawing(codigo, picture === 'lost');

  useEffect(() => {
    if (picture !== 'coming') return undefined;
    const patience = setTimeout(() => setPicture('lost'), PATIENCE);
    return () => clearTimeout(patience);
  }, [picture]);

  if (drawing === 'impossible') {
    return <Missing>{codigo.trim() === '' ? nothing : codeIsEnough}</Missing>;
  }
  return (
    <Figure>
      <Box>
        {picture !== 'lost' && (
          <Received
            src={address}
            alt={name}
            decoding="async"
            onLoad={() => setPicture('here')}
            onError={() => setPicture('lost')}
          />
        )}
        {drawing && (
          <Drawing role="img" aria-label={name} viewBox={`0 0 ${drawing.side} ${drawing.side}`}>
            <path d={drawing.path} />
          </Drawing>
        )}
      </Box>
      <Caption>Leia de outro aparelho, com a câmera do app do seu banco.</Caption>
    </Figure>
  );
}

/** A picture on the web, or one written into its address. Inside `img` neither of them runs anything. */
function pictureAddress(received: string): string | undefined {
  return /^data:image\//i.test(received) ? received : webAddress(received);
}

const name = 'QR code do Pix';
const codeIsEnough = 'O QR code não apareceu, mas você não precisa dele: o código é suficiente para pagar.';
const nothing = 'Este Pix veio sem código. Escolha outra forma de pagar.';
