import * as z from 'zod/mini';

/** The codes of the payment methods. SPEC section 9. */
export const paymentMethods = { card: 0, boleto: 1, pix: 5 } as const;

/** The name of a payment method in facts and analytics. Only the payment segment knows the methods. */
export const paymentMethodSchema = z.string().check(z.regex(/^[a-z]{2,20}$/));
