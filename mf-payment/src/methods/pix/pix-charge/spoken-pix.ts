import { spokenCharge } from '../../../components/charge-sheet/spoken-charge';
import type { PixChargeProps } from './pix-charge';
import { pixWords } from './pix-words';

/** The sheet of a Pix as it is announced. The code itself is not read aloud: it is copied. */
export function spokenPix({ codigo, imagemUrl: _picture, ...terms }: PixChargeProps): string {
  const ways =
    codigo.trim() === ''
      ? [pixWords.noCode]
      : [`O botão ${pixWords.copy} copia o código`, 'Leia o QR code de outro aparelho'];
  return spokenCharge({ titulo: pixWords.title, ...terms, ways });
}
