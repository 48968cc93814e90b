import * as z from 'zod/mini';

/** The media through which a visitor may have heard of the product. SPEC section 4. */
export const midias = [
  'tv',
  'facebook',
  'instagram',
  'youtube',
  'google',
  'email',
  'indicacao',
  'live',
  'outro',
] as const;
export const midiaSchema = z.enum(midias);
export type Midia = z.infer<typeof midiaSchema>;

/** From 1 to 5. SPEC section 9. */
export const scoreSchema = z.int().check(z.minimum(1), z.maximum(5));

/** The visitor's opinion. `csatinsidesales` is asked only if the visitor needed a person. SPEC section 3. */
export const surveySchema = z.object({
  midia: midiaSchema,
  csatcompra: scoreSchema,
  humano: z.boolean(),
  csatinsidesales: z.optional(scoreSchema),
});
