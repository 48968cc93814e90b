import * as z from 'zod/mini';

/** An id of the API. The SPEC does not show its form, so it is kept and sent back unchanged. */
export const identifierSchema = z.union([
  z.int(),
  z.string().check(
    z.maxLength(200),
    z.refine((text) => !['', 'null', 'undefined', 'NaN'].includes(text.trim())),
  ),
]);
export type Identifier = z.infer<typeof identifierSchema>;
