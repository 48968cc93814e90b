import * as z from 'zod/mini';

/** Codes of the ways to pay. SPEC section 9. */
export const paymentMethods = { card: 0, boleto: 1, pix: 5 } as const;

/** The name of a payment method in facts and analytics. The segment that takes payments knows which ones there are. */
export const paymentMethodSchema = z.string().check(z.regex(/^[a-z]{2,20}$/));

/** A payment method as the API codes it. Codes that are not ours are kept: the visitor then talks to a specialist. */
export const paymentMethodCodeSchema = z.int();
