import * as z from 'zod/mini';
import type { Endpoint } from './endpoint';
import { HttpError } from './http-error';

/** The parts of a request that its endpoint describes. `values` are those of its query, `json` reads its body. */
export function parseRequest({ query, body }: Endpoint, values: Readonly<Record<string, string>>, json: () => unknown) {
  return {
    query: query && parsePart(query, readQuery(values, query.shape), 'query'),
    body: body && parsePart(body, json(), 'body'),
  };
}

/** A mismatch becomes a 400 with one message per field. */
function parsePart<T>(schema: z.ZodMiniType<T>, input: unknown, where: 'query' | 'body'): T {
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

/** The texts of a query as their schema wants them. One that cannot be converted stays, so that the schema refuses it. */
function readQuery(values: Readonly<Record<string, string>>, shape: z.core.$ZodShape): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const text = values[name];
      return text === undefined ? [] : [[name, converted(text, schema._zod.def.type)]];
    }),
  );
}

function converted(text: string, type: z.core.$ZodTypeDef['type']): unknown {
  if (type === 'array') return text.split(',').map((part) => converted(part, 'number'));
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (type === 'string' || type === 'enum') return text;
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}
