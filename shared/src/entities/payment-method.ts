import * as z from 'zod/mini';

/**
 * The codes of the payment methods that the product knows. A method that is missing here does not compile, nor does one that is
 * missing in what the proposal can offer. SPEC section 9.
 */
export const paymentMethods = { card: 0, boleto: 1, pix: 5 } as const;
export type PaymentMethodName = keyof typeof paymentMethods;
export type PaymentMethodCode = (typeof paymentMethods)[PaymentMethodName];

/** The name of a payment method in facts and analytics: any word, so that a new method needs no new host. */
export const paymentMethodSchema = z.string().check(z.regex(/^[a-z]{2,20}$/));
