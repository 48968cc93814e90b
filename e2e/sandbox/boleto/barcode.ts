import { mod11 } from './check-digits';
import { dueFactorOf } from './due-factor';

export interface BoletoCharge {
  readonly valorInCents: number;
  /** yyyy-mm-dd. */
  readonly vencimento: string;
  /** The number of the slip at the bank: 13 digits. */
  readonly nossoNumero: string;
}

/** No bank of Brazil has this code, so none takes the money. The digit is its own, mod 11. */
export const bank = { code: '999', label: '999-7', agency: '0001', account: '00123456' } as const;

/** The 44 digits of the bars: bank, currency, check digit, due date, amount and 25 digits of the bank's own. */
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
