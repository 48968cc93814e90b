import * as z from 'zod/mini';
import { valueUnder } from './lenient';

/**
 * The API wraps its answers in `data` (SPEC section 7). Also read: a wrapper in another case, two wrappers, no wrapper, and
 * a list of one instead of the entity. The outermost wrapper is tried first.
 */
export function dataOf<T>(content: z.ZodMiniType<T>) {
  return z.pipe(
    z.transform((value): { data: unknown } => {
      const wrapped = valueUnder(value, ['data']);
      const places = [wrapped, valueUnder(wrapped, ['data']), value].filter((place) => place !== undefined);
      const candidates = places.flatMap((place) =>
        Array.isArray(place) && place.length === 1 ? [place, place[0]] : [place],
      );
      const readable = candidates.find((candidate) => content.safeParse(candidate).success);
      return { data: readable === undefined ? (wrapped ?? value) : readable };
    }),
    z.object({ data: content }),
  );
}
