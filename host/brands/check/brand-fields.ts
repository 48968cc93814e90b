import type { Brand } from '@consorcio/shared/entities';
import * as z from 'zod/mini';
import { type BrandField, brandFileSchema } from './brand-file';
import notes from './brand-notes.json' with { type: 'json' };

/** A field of a brand file, or a field inside it: `tema`, `tema.background`. */
export type FieldPath = BrandField | { [Field in BrandField]: InnerPath<Field> }[BrandField] | BannerImagePath;

type BannerImage = NonNullable<NonNullable<Brand['banner']>['image']>;
type BannerImagePath = `banner.image.${keyof BannerImage & string}`;

type InnerPath<Field extends BrandField> =
  NonNullable<Brand[Field]> extends readonly unknown[] | Readonly<Record<string, number>>
    ? never
    : NonNullable<Brand[Field]> extends object
      ? `${Field}.${keyof NonNullable<Brand[Field]> & string}`
      : never;

/** What a person who writes a brand file, or `institution.json`, reads about a field. */
interface BrandNote {
  readonly means: string;
  /** What to write, for fields whose schema is a pattern. For all others it follows from the schema. */
  readonly write?: string;
}

/** A field without a note does not compile. */
const brandNotes: Readonly<Record<FieldPath, BrandNote>> = notes;

/** What the check and editors say about a field of a brand file. */
export interface FieldNote {
  /** One sentence: what the field is for. */
  readonly means: string;
  readonly values: string;
  /** One sentence: what to do when the field is missing or wrong. */
  readonly fix: string;
}

type JsonSchema = z.core.JSONSchema._JSONSchema;

const fileSchema = z.toJSONSchema(brandFileSchema, { target: 'draft-7' });

/** By field. The values come from the schema, and from a note where the schema is a pattern. */
export const brandFields = mapNotes(([path, { means, write }]) => {
  const schema = schemaAt(path);
  const values = write === undefined ? valuesOf(schema) : write + orNull(schema);
  if (values === undefined)
    throw new Error(`The schema of ${path} has no words. Add \`write\` to its note in brand-notes.json.`);
  return { means, values, fix: `Write ${values}.` };
});

function mapNotes(
  change: (entry: [path: string, note: BrandNote]) => FieldNote,
): Readonly<Record<FieldPath, FieldNote>> {
  const entries = Object.entries<BrandNote>(brandNotes).map((entry) => [entry[0], change(entry)]);
  return Object.fromEntries(entries); // the same keys
}

/** The schema at a path such as `banner.texto`. */
function schemaAt(path: string): JsonSchema {
  return path.split('.').reduce<JsonSchema>((schema, name) => withoutNull(schema).properties?.[name] ?? {}, fileSchema);
}

/** The allowed values in words, where the schema shows them; nothing for a pattern. */
function valuesOf(given: JsonSchema): string | undefined {
  const schema = withoutNull(given);
  const words = wordsOf(schema);
  return words && words + orNull(given);
}

function wordsOf(schema: z.core.JSONSchema.BaseSchema): string | undefined {
  const { type, enum: options, pattern, format, minLength, maxLength, properties } = schema;
  if (options)
    return listed(
      options.map((option) => JSON.stringify(option)),
      'or',
    );
  if (type === 'boolean') return 'true or false';
  if (type === 'object' && properties) return `an object with ${listed(Object.keys(properties), 'and')}`;
  if (type === 'integer') return `a whole number ${rangeOf(schema)}`;
  if (type === 'string' && !pattern && !format && maxLength) return `${minLength ?? 0} to ${maxLength} characters`;
  return undefined;
}

function rangeOf({ exclusiveMinimum, minimum, maximum }: z.core.JSONSchema.BaseSchema): string {
  return exclusiveMinimum === undefined ? `from ${minimum} to ${maximum}` : `above ${exclusiveMinimum}`;
}

function withoutNull(schema: JsonSchema): z.core.JSONSchema.BaseSchema {
  if (typeof schema === 'boolean') return {};
  const [present, absent] = schema.anyOf ?? [];
  return typeof present === 'object' && isNull(absent) ? present : schema;
}

function orNull(schema: JsonSchema): string {
  return typeof schema === 'object' && schema.anyOf?.some(isNull) ? ', or null for none' : '';
}

function isNull(schema: JsonSchema | undefined): boolean {
  return typeof schema === 'object' && schema.type === 'null';
}

function listed(words: readonly string[], conjunction: 'and' | 'or'): string {
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}
