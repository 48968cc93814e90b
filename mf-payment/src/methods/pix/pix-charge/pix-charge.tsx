import type { StepComponentProps } from '@consorcio/shared/ui';
import { ChargeSheet } from '../../../components/charge-sheet/charge-sheet';
import type { ChargeTerms } from '../../../components/charge-sheet/charge-terms';
import { CopyCode } from '../../../components/copy-code/copy-code';
import { PixWays } from './pix-charge.styles';
import { pixWords } from './pix-words';
import { QrIcon } from './qr-icon';
import { QrPicture } from './qr-picture';

export interface PixChargeProps extends ChargeTerms {
  /** The code to pay with: the text of the QR code. */
  codigo: string;
  /** Address of the picture of the QR code; without one, the QR code is drawn here. */
  imagemUrl: string;
}

/** A Pix to pay. The code comes first, because a phone cannot scan its own screen. */
export default function PixCharge({ props, onSay }: StepComponentProps<unknown, PixChargeProps>) {
  const { codigo, imagemUrl, ...terms } = props;
  return (
    <ChargeSheet titulo={pixWords.title} desenho={<QrIcon />} {...terms}>
      <PixWays key={`${imagemUrl} ${codigo}` /* another charge starts with fresh state */}>
        {codigo.trim() !== '' && (
          <CopyCode codigo={codigo} rotulo={pixWords.code} botao={pixWords.copy} onSay={onSay} />
        )}
        <QrPicture codigo={codigo} imagemUrl={imagemUrl} />
      </PixWays>
    </ChargeSheet>
  );
}
