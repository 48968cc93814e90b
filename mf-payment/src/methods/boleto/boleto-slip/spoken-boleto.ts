import { webAddress } from '@consorcio/shared/entities';
import { spokenCharge } from '../../../components/charge-sheet/spoken-charge';
import type { BoletoSlipProps } from './boleto-slip';
import { boletoWords } from './boleto-words';

/** The sheet of a bank slip as it is announced. The code itself is not read aloud: it is copied. */
export function spokenBoleto({ codigoBarras, url, ...terms }: BoletoSlipProps): string {
  const hasCode = codigoBarras.trim() !== '';
  const ways = [
    ...(hasCode ? [`O botão ${boletoWords.copy} copia o código`] : []),
    ...(webAddress(url) === undefined
      ? [hasCode ? boletoWords.codeIsEnough : boletoWords.noCode]
      : [`O link ${boletoWords.open} mostra o boleto em outra aba`]),
  ];
  return spokenCharge({ titulo: boletoWords.title, ...terms, ways });
}
