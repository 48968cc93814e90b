import type * as z from 'zod/mini';
import { lenient, parsePart, valueUnder } from './lenient';

/**
 * The API wraps its answers in `data` (SPEC section 7). Also read: a wrapper in another case, two wrappers, no wrapper, and
 * a list of one instead of the entity. The outermost wrapper is tried first.
 */
export function dataOf<Content extends z.ZodMiniType>(content: Content) {
  return lenient((value, context): { data: z.output<Content> } | undefined => {
    const wrapped = valueUnder(value, ['data']);
    const places = [wrapped, valueUnder(wrapped, ['data']), value].filter((place) => place !== undefined);
    for (const place of places) {
      for (const candidate of Array.isArray(place) && place.length === 1 ? [place, place[0]] : [place]) {
        const { success, data } = content.safeParse(candidate);
        if (success) return { data };
      }
    }
    parsePart(content, wrapped ?? value, context, wrapped === undefined ? [] : ['data']);
    return undefined;
  });
}
