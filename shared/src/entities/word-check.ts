import * as z from 'zod/mini';

/** The answer of `POST /api/lead/validar-palavras` about a free text. SPEC sections 5 and 7. */
export const wordCheckAnswerSchema = z.object({
  success: z.boolean(),
  errorMessage: z.optional(z.nullable(z.string())),
});
export type WordCheckAnswer = z.infer<typeof wordCheckAnswerSchema>;
