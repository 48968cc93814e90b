import { identifierSchema, type Journey } from '@consorcio/shared/entities';
import { defineStepWith, type Scene, type StateOf } from '@consorcio/shared/flow';
import * as z from 'zod/mini';

/**
 * How far the first instalment of one proposal is paid. Each payment method stores keys of its own in it, which only that
 * method can parse (`paymentPart`). Never card data.
 */
const paymentSchema = z.looseObject({
  propostaID: identifierSchema,
  valorInCents: z.optional(z.int().check(z.nonnegative())), // the amount that was asked for
});
export type Payment = z.infer<typeof paymentSchema>;

/** What only the payment segment reads and writes. */
export const paymentState = {
  purchase: z.object({ pagamento: z.optional(paymentSchema) }),
};
export type PaymentState = StateOf<typeof paymentState>;

/** The journey as the payment segment sees it. */
export type PaymentJourney = Journey & PaymentState;

export type PaymentScene = Scene<PaymentState>;

export const defineStep = defineStepWith<PaymentState>();
