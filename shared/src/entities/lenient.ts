import * as z from 'zod/mini';
import { asAmount, asDay, asFlag, asText, asWholeNumber } from './lenient-values';

/** Where a reader says why it cannot read a value. */
interface Issues {
  readonly issues: { push(issue: { code: 'custom'; path: PropertyKey[]; message: string; input: unknown }): unknown };
}

/** Reads a value that the API may write in several forms. `read` returns undefined for a value that it cannot read. */
export function lenient<T>(read: (value: unknown, context: Issues) => T | undefined): z.ZodMiniType<Awaited<T>> {
  return z.pipe(
    z.transform(read),
    z.custom<Awaited<T>, Awaited<T> | undefined>((value) => value !== undefined),
  );
}

/** Parses a part inside a reader, and passes its issues on. */
export function parsePart<Part extends z.ZodMiniType>(
  part: Part,
  value: unknown,
  context: Issues,
  at: readonly PropertyKey[] = [],
): z.output<Part> | undefined {
  const parsed = part.safeParse(value);
  for (const { path, message } of parsed.error?.issues ?? []) {
    context.issues.push({ code: 'custom', path: [...at, ...path], message, input: undefined });
  }
  return parsed.data;
}

/** Text, also from a number. */
export const text = lenient(asText);
/** Text; '' when it is absent or unreadable. */
export const textOrEmpty = lenient((value) => asText(value) ?? '');
/** An amount or a percentage that is not negative, from a number, '1234.56' or '1.234,56'. Never 0 for an absent one. */
export const amount = lenient(asAmount);
/** A whole number that is not negative. */
export const wholeNumber = lenient(asWholeNumber);
/** A yes or no; false when it is absent or unreadable. */
export const flag = lenient((value) => asFlag(value) ?? false);
/** A day as yyyy-mm-dd; '' when it is absent or unreadable. */
export const dayOrEmpty = lenient((value) => asDay(value) ?? '');

/** A part that is left out when it is absent or unreadable. */
export function optionalPart<Part extends z.ZodMiniType>(part: Part) {
  return z.catch(z.optional(part), undefined);
}

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/**
 * An object of the API. Its keys are found in any case and with other separators, or under one of their other names. An
 * object without any of the keys is something else, so it is refused.
 */
export function entity<Fields extends Shape>(
  fields: Fields,
  otherNames: { readonly [Key in keyof Fields]?: readonly string[] } = {},
) {
  const schema = z.object(fields);
  const names = Object.keys(fields).map((key) => [key, [key, ...(otherNames[key] ?? [])]] as const);
  return lenient((value, context) => {
    const under = partsOf(value);
    const found = names.map(([key, aliases]) => [key, under(aliases)] as const);
    const known = found.filter(([, part]) => part !== undefined);
    return known.length === 0 ? undefined : parsePart(schema, Object.fromEntries(known), context);
  });
}

/** The value of the first of these names that an object has. An exact name goes before one in another case. */
export function valueUnder(value: unknown, names: readonly string[]): unknown {
  return partsOf(value)(names);
}

function partsOf(value: unknown): (names: readonly string[]) => unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return () => undefined;
  const parts = new Map<string, unknown>(Object.entries(value));
  let folded: readonly (readonly [string, unknown])[] | undefined; // few answers need them
  const inAnotherCase = (name: string) => {
    folded ??= [...parts].map(([key, part]) => [foldKey(key), part] as const);
    return folded.find(([key]) => key === foldKey(name))?.[1];
  };
  return (names) => {
    for (const name of names) {
      const part = parts.has(name) ? parts.get(name) : inAnotherCase(name);
      if (part !== undefined) return part;
    }
    return undefined;
  };
}

function foldKey(key: string): string {
  return key.replace(/[_\s-]/g, '').toLowerCase();
}

/** Entries of a list of the API that are read: more than any visitor compares. A page that shows thousands freezes. */
const MOST_ENTRIES = 50;

/**
 * A list; one entry alone is a list of one. Unreadable entries, and those after the first `most`, are left out with a warning. It is
 * refused when it has entries and none of them is readable.
 */
export function listOf<Entry extends z.ZodMiniType>(what: string, entry: Entry, most = MOST_ENTRIES) {
  return lenient((value): z.output<Entry>[] | undefined => {
    if (value === undefined || value === null) return undefined;
    const sent: readonly unknown[] = Array.isArray(value) ? value : [value];
    const entries = sent.slice(0, most);
    if (entries.length < sent.length) {
      const missing = sent.length - most;
      console.warn(`${missing} of ${sent.length} entries (${what}) were left out: at most ${most} are read.`);
    }
    const read = entries.map((one) => entry.safeParse(one));
    const good = read.flatMap((one) => (one.success ? [one.data] : []));
    if (good.length === 0 && entries.length > 0) return undefined;
    if (good.length < entries.length) {
      const paths = new Set(read.flatMap(({ error }) => error?.issues.map(({ path }) => path.join('.')) ?? []));
      console.warn(
        `${entries.length - good.length} of ${entries.length} entries (${what}) were left out, because they are unreadable at ` +
          `${[...paths].join(', ') || '(root)'}. Compare the API guide with the server.`,
      );
    }
    return good;
  });
}
