import { magic, slowInMs } from '../magic-values';

/** What befalls the registration of a Pix or a boleto. */
export interface Mishap {
  /** How many POSTs of one key answer 500. */
  readonly failures?: number;
  readonly delayInMs?: number;
  readonly lost?: boolean;
}

/** By the e-mail of the proposal. */
export const pixMishaps: ReadonlyMap<string, Mishap> = new Map([
  [magic.pixFails, { failures: Number.POSITIVE_INFINITY }],
  [magic.pixFailsTwice, { failures: 2 }],
  [magic.pixSlow, { delayInMs: slowInMs }],
  [magic.pixLost, { lost: true }],
]);

export const boletoMishaps: ReadonlyMap<string, Mishap> = new Map([
  [magic.boletoFails, { failures: Number.POSITIVE_INFINITY }],
  [magic.boletoFailsTwice, { failures: 2 }],
  [magic.boletoSlow, { delayInMs: slowInMs }],
  [magic.boletoLost, { lost: true }],
]);
