import * as z from 'zod/mini';

/** What `POST /api/lead/validar-palavras` answers about a free text. SPEC sections 5 and 7. */
export const wordCheckAnswerSchema = z.object({
  success: z.boolean(),
  errorMessage: z.optional(z.nullable(z.string())),
});
export type WordCheckAnswer = z.infer<typeof wordCheckAnswerSchema>;
