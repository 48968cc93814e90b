import * as z from 'zod/mini';

const score = z.int().check(z.minimum(1), z.maximum(5));

/** The visitor's opinion. `csatinsidesales` is asked only of who needed a person. SPEC section 3. */
export const surveySchema = z.object({
  midia: z.string(),
  csatcompra: score,
  humano: z.boolean(),
  csatinsidesales: z.optional(score),
});
export type Survey = z.infer<typeof surveySchema>;
