import { paymentMethods } from '@consorcio/shared/entities';

/**
 * The codes of the payment methods of the payment segment, with the name of each in a sentence. The proposal is made
 * before that segment is loaded, so it cannot ask it: a new method is one more line here.
 */
export const payableMethods: ReadonlyMap<number, string> = new Map([
  [paymentMethods.pix, 'Pix'],
  [paymentMethods.boleto, 'boleto'],
  [paymentMethods.card, 'cartão'],
]);
