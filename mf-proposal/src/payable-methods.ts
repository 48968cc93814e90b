import { type PaymentMethodName, paymentMethods } from '@consorcio/shared/entities';

/** The name of each payment method in a sentence, in the order in which a sentence names them. */
const names: Readonly<Record<PaymentMethodName, string>> = { pix: 'Pix', boleto: 'boleto', card: 'cartão' };

/**
 * The codes of the payment methods of the payment segment, with their names. The proposal is made before that segment is
 * loaded, so it cannot ask it.
 */
export const payableMethods: ReadonlyMap<number, string> = new Map(
  Object.entries(names).map(([method, name]) => [paymentMethods[method as PaymentMethodName], name]),
);
