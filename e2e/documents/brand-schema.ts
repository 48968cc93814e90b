import { brandDefaults, brandFields, brandFileSchema, institutionFileSchema } from '@consorcio/host/brands';
import * as z from 'zod/mini';

/** The JSON Schema with which editors complete and check brand files, from the schema that the product parses them with. */
export function brandSchemaDocument(): string {
  return schemaDocument(brandFileSchema, '', {
    title: 'A brand of the consórcio assistant',
    description:
      'Written by `pnpm check documents --write` from brandFileSchema and brandFields. See docs/guides/add-a-partner.md.',
  });
}

/** The same for the file of the institution behind all brands. */
export function institutionSchemaDocument(): string {
  return schemaDocument(institutionFileSchema, 'instituicao.', {
    title: 'The institution behind the brands of the consórcio assistant',
    description: 'Written by `pnpm check documents --write` from institutionFileSchema and brandFields.',
  });
}

function schemaDocument(fileSchema: z.ZodMiniType, path: string, head: object): string {
  const { $schema, ...schema } = z.toJSONSchema(fileSchema, { target: 'draft-7', override: bothCases });
  describe(schema, path);
  return `${JSON.stringify({ $schema, ...head, ...schema }, null, 2)}\n`;
}

const descriptions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(brandFields).map(([path, { means, fix }]) => [path, `${means} ${fix}`])),
  $schema: 'The address of this schema, for editors: "./brand.schema.json".',
};

/** Gives each property of a schema its description and its default. */
function describe(schema: z.core.JSONSchema._JSONSchema, path: string): void {
  if (typeof schema !== 'object') return;
  for (const one of schema.anyOf ?? []) describe(one, path);
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const [description, preset] = [descriptions[path + name], brandDefaults[path + name]];
    Object.assign(inner, description && { description }, preset !== undefined && { default: preset });
    describe(inner, `${path}${name}.`);
  }
}

/** JSON Schema patterns have no flags, so a case-insensitive pattern lists both cases. */
const bothCases: NonNullable<z.core.ToJSONSchemaParams['override']> = ({ zodSchema, jsonSchema }) => {
  for (const check of zodSchema._zod.def.checks ?? []) {
    const { def } = check._zod;
    if (!('pattern' in def && def.pattern instanceof RegExp && def.pattern.ignoreCase)) continue;
    jsonSchema.pattern = def.pattern.source.replace(/[a-z]-[a-z]/g, (range) => range + range.toUpperCase());
  }
};
