import { type ChargeTerms, spokenCharge } from '../../../components/charge-sheet/spoken-charge';

export interface PixChargeProps extends ChargeTerms {
  /** The code to pay with: the text of the QR code. */
  codigo: string;
  /** Address of the picture of the QR code; without one, the QR code is drawn here. */
  imagemUrl: string;
}

export const pixWords = {
  title: 'Pagamento por Pix',
  code: 'Código Pix copia e cola',
  copy: 'Copiar código Pix',
  qrCode: 'QR code do Pix',
  scan: 'Leia de outro aparelho, com a câmera do app do seu banco.',
  codeIsEnough: 'O QR code não apareceu, mas você não precisa dele: o código é suficiente para pagar.',
  noCode: 'Este Pix veio sem código. Escolha outra forma de pagar.',
} as const;

/** The sheet of a Pix as it is announced. The code itself is not read aloud: it is copied. */
export function spokenPix({ codigo, imagemUrl: _picture, ...terms }: PixChargeProps): string {
  const ways =
    codigo.trim() === ''
      ? [pixWords.noCode]
      : [`O botão ${pixWords.copy} copia o código`, 'Leia o QR code de outro aparelho'];
  return spokenCharge({ titulo: pixWords.title, ...terms, ways });
}
