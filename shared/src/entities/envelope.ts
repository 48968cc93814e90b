import * as z from 'zod/mini';

/** The API wraps what it reads back in `data`. SPEC section 7. */
export const dataOf = <T extends z.ZodMiniType>(data: T) => z.object({ data });
