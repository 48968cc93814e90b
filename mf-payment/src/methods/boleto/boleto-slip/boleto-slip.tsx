import { webAddress } from '@consorcio/shared/entities';
import { type StepComponentProps, VisuallyHidden } from '@consorcio/shared/ui';
import { ChargeSheet } from '../../../components/charge-sheet/charge-sheet';
import type { ChargeTerms } from '../../../components/charge-sheet/charge-terms';
import { CopyCode } from '../../../components/copy-code/copy-code';
import { formatLine, isWholeLine, typedLine } from '../typed-line';
import { BarsIcon } from './bars-icon';
import { OpenLink, SlipNote, SlipWays } from './boleto-slip.styles';
import { boletoWords } from './boleto-words';
import { OpenIcon } from './open-icon';

export interface BoletoSlipProps extends ChargeTerms {
  /** As the bank sent it: the digits of the barcode, or of the line that people type. */
  codigoBarras: string;
  /** Address of the slip itself. */
  url: string;
}

/** A bank slip to pay: its line, shown in groups and copied as digits, and a link that opens the slip in another tab. */
export default function BoletoSlip({ props, onSay }: StepComponentProps<unknown, BoletoSlipProps>) {
  const { codigoBarras, url, ...terms } = props;
  const codigo = typedLine(codigoBarras);
  const address = webAddress(url);
  return (
    <ChargeSheet titulo={boletoWords.title} desenho={<BarsIcon />} {...terms}>
      <SlipWays key={codigo /* another slip starts with fresh state */}>
        {codigo !== '' && (
          <CopyCode
            codigo={codigo}
            mostrado={isWholeLine(codigo) ? formatLine(codigo) : codigo}
            rotulo={boletoWords.code}
            botao={boletoWords.copy}
            onSay={onSay}
          />
        )}
        {address === undefined ? (
          <SlipNote>{codigo === '' ? boletoWords.noCode : boletoWords.codeIsEnough}</SlipNote>
        ) : (
          <OpenLink href={address} target="_blank" rel="noopener noreferrer">
            <OpenIcon />
            <span>
              <span>{boletoWords.open}</span> <VisuallyHidden>{boletoWords.opensInNewTab}</VisuallyHidden>
            </span>
          </OpenLink>
        )}
      </SlipWays>
    </ChargeSheet>
  );
}
