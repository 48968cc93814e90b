import { institution } from '@consorcio/host/brand';
import { createStaticPix } from 'pix-utils';

/**
 * The text of a Pix QR code, which a visitor can also paste into the app of a bank: a BR Code of the Banco Central. `txid`
 * identifies the payment for the payee: 1 to 25 letters and digits.
 */
export function brCodeOf(valorInCents: number, txid: string): string {
  const payee = { merchantName, merchantCity: 'SAO PAULO', pixKey: inventedKey };
  return createStaticPix({ ...payee, transactionAmount: valorInCents / 100, txid })
    .throwIfError()
    .toBRCode();
}

/** The name of the payee as a BR Code can hold it: 25 letters without accents. */
const plainName = institution.razaoSocial.normalize('NFD').replace(/[^ -~]/g, '');
const merchantName = plainName.toUpperCase().slice(0, 25).trim();

/** It looks like a random key, and no bank issued it, so nobody can receive the money. */
const inventedKey = '00000000-0000-4000-8000-000000000000';
