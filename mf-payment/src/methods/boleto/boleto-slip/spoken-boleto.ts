import { webAddress } from '@consorcio/shared/entities';
import { type ChargeTerms, spokenCharge } from '../../../components/charge-sheet/spoken-charge';
import type { ReceiptCode } from '../../../receipt/receipt';
import { formatLine, isWholeLine, typedLine } from '../typed-line';

export interface BoletoSlipProps extends ChargeTerms {
  /** As the bank sent it: the digits of the barcode, or of the line that people type. */
  codigoBarras: string;
  url: string;
}

export const boletoWords = {
  title: 'Pagamento por boleto',
  code: 'Código do boleto',
  copy: 'Copiar código do boleto',
  open: 'Abrir boleto',
  opensInNewTab: '(abre em nova aba)',
  codeIsEnough: 'O código é suficiente para pagar: cole em “pagar boleto”, no app do seu banco.',
  noCode: 'Este boleto veio sem código. Escolha outra forma de pagar.',
} as const;

/** The code that is copied. A line is shown in groups, and another text as the bank sent it. */
export function boletoCode(codigoBarras: string): ReceiptCode {
  const codigo = typedLine(codigoBarras);
  const groups = isWholeLine(codigo) && { mostrado: formatLine(codigo) };
  return { rotulo: boletoWords.code, botao: boletoWords.copy, codigo, ...groups };
}

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
