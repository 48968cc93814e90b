import * as z from 'zod/mini';
import { lenient, valueUnder } from './lenient';
import { asText, asWholeNumber } from './lenient-values';

/** The codes of the payment methods that the product knows. A method that is missing here does not compile. SPEC section 9. */
export const paymentMethods = { card: 0, boleto: 1, pix: 5 } as const;
type MethodName = keyof typeof paymentMethods;
export type PaymentMethodCode = (typeof paymentMethods)[MethodName];

/** The name of each payment method in a sentence, in the order in which a sentence names them. */
const names: Readonly<Record<MethodName, string>> = { pix: 'Pix', boleto: 'boleto', card: 'cartão' };

/** The codes of the payment methods, with their names in a sentence: a proposal names them before the payment segment is loaded. */
export const payableMethods: ReadonlyMap<number, string> = new Map(
  Object.entries(names).map(([method, name]) => [paymentMethods[method as MethodName], name]),
);

/** The name of a payment method in facts and analytics: any word, so that a new method needs no new host. */
export const paymentMethodSchema = z.string().check(z.regex(/^[a-z]{2,20}$/));

const forms: readonly (readonly [RegExp, number])[] = [
  [/cart|card|cr[eé]dit/i, paymentMethods.card],
  [/boleto/i, paymentMethods.boleto],
  [/pix/i, paymentMethods.pix],
];

/**
 * A payment method as the API codes it, also as text, by name or as an object with its code. Unknown codes are kept: the
 * visitor can then talk to a specialist.
 */
export const paymentMethodCodeSchema = lenient((value) => {
  const code =
    valueUnder(value, ['codigo', 'code', 'id', 'formaPagamentoId']) ?? valueUnder(value, ['nome', 'name']) ?? value;
  const name = asText(code) ?? '';
  return asWholeNumber(code) ?? forms.find(([pattern]) => pattern.test(name))?.[1];
});
