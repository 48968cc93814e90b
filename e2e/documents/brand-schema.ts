import { brandDefaults, brandFields, brandFileSchema, institutionFileSchema } from '@consorcio/host/brands';
import * as z from 'zod/mini';

/** The JSON Schema with which editors complete and check brand files, from the schema that the product parses them with. */
export function brandSchemaDocument(): string {
  return schemaDocument(brandFileSchema, '', {
    title: 'A brand of the consórcio assistant',
    description: 'Written by `pnpm documents` from brandFileSchema and brandFields. See docs/guides/add-a-partner.md.',
  });
}

/** The same for the file of the institution behind all brands. */
export function institutionSchemaDocument(): string {
  return schemaDocument(institutionFileSchema, 'instituicao', {
    title: 'The institution behind the brands of the consórcio assistant',
    description: 'Written by `pnpm documents` from institutionFileSchema and brandFields.',
  });
}

function schemaDocument(fileSchema: z.ZodMiniType, path: string, head: object): string {
  const schema = z.toJSONSchema(fileSchema, { target: 'draft-7', override: bothCases });
  const document = { $schema: schema.$schema, ...head, ...withDescriptions(schema, path) };
  return `${JSON.stringify(document, null, 2)}\n`;
}

const descriptions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(brandFields).map(([path, { means, fix }]) => [path, `${means} ${fix}`])),
  $schema: 'The address of this schema, for editors: "./brand.schema.json".',
};

/** The schema with a description and a default for each of its properties. `path` is the path of the schema itself. */
function withDescriptions(schema: z.core.JSONSchema.JSONSchema, path: string): z.core.JSONSchema.JSONSchema {
  const { properties, anyOf, ...rest } = schema;
  return {
    ...rest,
    ...(anyOf && { anyOf: anyOf.map((one) => withDescriptions(one, path)) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, described(inner, path, name)]),
      ),
    }),
  };
}

function described(schema: z.core.JSONSchema._JSONSchema, path: string, name: string): z.core.JSONSchema._JSONSchema {
  if (typeof schema !== 'object') return schema;
  const own = path === '' ? name : `${path}.${name}`;
  return {
    ...(descriptions[own] && { description: descriptions[own] }),
    ...withDescriptions(schema, own),
    ...(Object.hasOwn(brandDefaults, own) && { default: brandDefaults[own] }),
  };
}

/** JSON Schema patterns have no flags, so a case-insensitive pattern lists both cases. */
const bothCases: NonNullable<z.core.ToJSONSchemaParams['override']> = ({ zodSchema, jsonSchema }) => {
  for (const check of zodSchema._zod.def.checks ?? []) {
    const { def } = check._zod;
    if (!('pattern' in def && def.pattern instanceof RegExp && def.pattern.ignoreCase)) continue;
    jsonSchema.pattern = def.pattern.source.replace(/[a-z]-[a-z]/g, (range) => range + range.toUpperCase());
  }
};
