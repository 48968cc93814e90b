import * as z from 'zod/mini';
import { HttpError } from './http-error';

/** Parses a part of a request; a mismatch becomes a 400 with one message per field. */
export function parseInput<T>(schema: z.ZodMiniType<T>, input: unknown, where: 'query' | 'body'): T {
  const parsed = schema.safeParse(input, { error: english });
  if (parsed.success) return parsed.data;
  const messages = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const place = path.length === 0 ? where : `field ${path.join('.')}`;
    if (!messages.has(place)) messages.set(place, `${place}: ${message}`);
  }
  throw new HttpError(400, [...messages.values()]);
}

const english = z.locales.en().localeError; // zod/mini says only "Invalid input" without a locale
