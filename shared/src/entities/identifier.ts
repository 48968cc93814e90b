import * as z from 'zod/mini';

/** An id that the API gives. The SPEC does not show its form; it is kept and sent back as it came. */
export const identifierSchema = z.union([z.int(), z.string().check(z.minLength(1), z.maxLength(200))]);
export type Identifier = z.infer<typeof identifierSchema>;
