import * as z from 'zod/mini';

/** The API wraps its answers in `data`. SPEC section 7. */
export const dataOf = <T extends z.ZodMiniType>(data: T) => z.object({ data });
