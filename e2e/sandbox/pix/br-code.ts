import { crc16 } from './crc16';

/** What a Pix asks for. */
export interface PixCharge {
  readonly valorInCents: number;
  /** How the payee finds the payment again: 1 to 25 letters and digits. */
  readonly txid: string;
}

/** The text behind a Pix QR code, also pasted into the app of a bank: a BR Code of the Banco Central, with a key and an amount. */
export function brCodeOf({ valorInCents, txid }: PixCharge): string {
  const payload = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', inventedKey)),
    field('52', '0000'),
    field('53', '986'), // BRL
    field('54', (valorInCents / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', 'CONSORCIO SANDBOX'),
    field('60', 'SAO PAULO'),
    field('62', field('05', txid)),
    '6304', // the check counts its own tag and length
  ].join('');
  return payload + crc16(payload);
}

/** The form of a random key; no bank gave it, so no money can follow it. */
const inventedKey = '00000000-0000-4000-8000-000000000000';

/** Tag, length, value. Every value here is ASCII, so characters are bytes. */
function field(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}
