import * as z from 'zod/mini';

/** 0 individual, 1 company. SPEC section 3. */
export const personTypeSchema = z.union([z.literal(0), z.literal(1)]);
export type PersonType = z.infer<typeof personTypeSchema>;
