import { payee } from '../payment/payee';
import { crc16 } from './crc16';

export interface PixCharge {
  readonly valorInCents: number;
  /** Identifies the payment for the payee: 1 to 25 letters and digits. */
  readonly txid: string;
}

/** The text of a Pix QR code, which a visitor can also paste into the app of a bank: a BR Code of the Banco Central. */
export function brCodeOf({ valorInCents, txid }: PixCharge): string {
  const payload = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', inventedKey)),
    field('52', '0000'),
    field('53', '986'), // BRL
    field('54', (valorInCents / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', merchantName),
    field('60', 'SAO PAULO'),
    field('62', field('05', txid)),
    '6304', // the check covers its own tag and length
  ].join('');
  return payload + crc16(payload);
}

/** The name of the payee as a BR Code can hold it: 25 letters without accents. */
const merchantName = payee.name
  .normalize('NFD')
  .replace(/[^ -~]/g, '')
  .toUpperCase()
  .slice(0, 25)
  .trim();

/** It looks like a random key, and no bank issued it, so nobody can receive the money. */
const inventedKey = '00000000-0000-4000-8000-000000000000';

/** Tag, length, value. Every value here is ASCII, so characters are bytes. */
function field(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}
