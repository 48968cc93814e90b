import * as z from 'zod/mini';
import { HttpError } from './http-error';

/** Parses a part of a request; a mismatch becomes a 400 with one message per field. */
export function parseInput<T>(schema: z.ZodMiniType<T>, input: unknown, where: 'query' | 'body'): T {
  const parsed = schema.safeParse(input, { error: english });
  if (parsed.success) return parsed.data;
  throw new HttpError(
    400,
    parsed.error.issues.map(({ path, message }) =>
      path.length === 0 ? `${where}: ${message}` : `field ${path.join('.')}: ${message}`,
    ),
  );
}

const english = z.locales.en().localeError; // zod/mini says only "Invalid input" without a locale
