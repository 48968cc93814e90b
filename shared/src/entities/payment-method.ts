import * as z from 'zod/mini';

/** Codes of the ways to pay. SPEC section 9. */
export const paymentMethods = { card: 0, boleto: 1, pix: 5 } as const;

/** The ways to pay, as facts and analytics name them. */
export const paymentMethodSchema = z.enum(['pix', 'boleto', 'cartao']);

/** A payment method as the API codes it. Codes that are not ours are kept: the visitor then talks to a specialist. */
export const paymentMethodCodeSchema = z.int();
