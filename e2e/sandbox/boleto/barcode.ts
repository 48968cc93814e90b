import { mod11 } from './check-digits';
import { dueFactorOf } from './due-factor';

export interface BoletoCharge {
  readonly valorInCents: number;
  /** yyyy-mm-dd. */
  readonly vencimento: string;
  /** The bank's number of the slip: 13 digits. */
  readonly nossoNumero: string;
}

/** No bank of Brazil has this code, so no bank accepts the payment. Its digit is computed mod 11. */
export const bank = { code: '999', label: '999-7', agency: '0001', account: '00123456' } as const;

/** The 44 digits of the bars: bank, currency, check digit, due date, amount and 25 digits that the bank chooses. */
export function barcodeOf({ valorInCents, vencimento, nossoNumero }: BoletoCharge): string {
  const head = `${bank.code}${real}`;
  const tail = [
    dueFactorOf(vencimento),
    String(valorInCents).padStart(10, '0'),
    bank.agency,
    bank.account,
    nossoNumero,
  ].join('');
  return `${head}${mod11(head + tail)}${tail}`;
}

const real = '9'; // the currency
