import { brandFields, type FieldNote } from '@consorcio/host/src/brand/check/brand-fields';
import { brandDefaults, brandFileSchema } from '@consorcio/host/src/brand/check/brand-file';
import * as z from 'zod/mini';

/** The JSON Schema that editors complete and check brand files by, from the schema that the product parses them with. */
export function brandSchemaDocument(): string {
  const schema = z.toJSONSchema(brandFileSchema, { target: 'draft-7', override: bothCases });
  const document = {
    $schema: schema.$schema,
    title: 'A brand of the consórcio assistant',
    description: 'Written by `pnpm documents` from brandFileSchema and brandFields. See docs/guides/add-a-partner.md.',
    ...withNotes(schema, ''),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

const notes: Readonly<Record<string, Pick<FieldNote, 'means'>>> = {
  ...brandFields,
  $schema: { means: 'Where this schema is, for editors: "./brand.schema.json".' },
};

/** The schema with what each of its properties means and is when it is not written. `path` is where it stands. */
function withNotes(schema: z.core.JSONSchema.JSONSchema, path: string): z.core.JSONSchema.JSONSchema {
  const { properties, anyOf, ...rest } = schema;
  return {
    ...rest,
    ...(anyOf && { anyOf: anyOf.map((one) => withNotes(one, path)) }),
    ...(properties && { properties: mapEntries(properties, (name, inner) => noted(inner, path, name)) }),
  };
}

function noted(schema: z.core.JSONSchema._JSONSchema, path: string, name: string): z.core.JSONSchema._JSONSchema {
  if (typeof schema !== 'object') return schema;
  const own = path === '' ? name : `${path}.${name}`;
  return {
    ...(notes[own] && { description: notes[own].means }),
    ...withNotes(schema, own),
    ...(Object.hasOwn(brandDefaults, own) && { default: brandDefaults[own] }),
  };
}

/** JSON Schema has no flag for patterns: one that takes either case gets both. */
const bothCases: NonNullable<z.core.ToJSONSchemaParams['override']> = ({ zodSchema, jsonSchema }) => {
  for (const check of zodSchema._zod.def.checks ?? []) {
    const { def } = check._zod;
    if (!('pattern' in def && def.pattern instanceof RegExp && def.pattern.ignoreCase)) continue;
    jsonSchema.pattern = def.pattern.source.replace(/[a-z]-[a-z]/g, (range) => range + range.toUpperCase());
  }
};

function mapEntries<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (name: string, value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(name, value)]));
}
