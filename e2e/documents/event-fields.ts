import * as z from 'zod/mini';

/** One field of an event. */
export interface EventField {
  /** `items[].price` is the price of each item. */
  readonly path: string;
  /** A description of its possible values. */
  readonly holds: string;
}

/** The fields of an event in the order of its schema, without the name of the event. */
export function fieldsOf(event: z.ZodMiniType): readonly EventField[] {
  return leavesOf(z.toJSONSchema(event), { path: '', isOptional: false }).filter(({ path }) => path !== 'event');
}

type JsonSchema = z.core.JSONSchema._JSONSchema;

function leavesOf(
  schema: JsonSchema,
  at: { readonly path: string; readonly isOptional: boolean },
): readonly EventField[] {
  if (typeof schema === 'object' && schema.properties) {
    const { properties, required = [] } = schema;
    return Object.entries(properties).flatMap(([name, inner]) =>
      leavesOf(inner, {
        path: at.path === '' ? name : `${at.path}.${name}`,
        isOptional: at.isOptional || !required.includes(name),
      }),
    );
  }
  if (typeof schema === 'object' && schema.items && !Array.isArray(schema.items)) {
    return leavesOf(schema.items, { ...at, path: `${at.path}[]` });
  }
  return [{ path: at.path, holds: `${inWords(schema, at.path)}${at.isOptional ? '; may be absent' : ''}` }];
}

function inWords(schema: JsonSchema, path: string): string {
  if (typeof schema === 'object') {
    if (schema.const !== undefined) return code(schema.const);
    if (schema.enum) return schema.enum.map(code).join(', ');
    if (schema.anyOf) return schema.anyOf.map((one) => inWords(one, path)).join(' or ');
    if (Array.isArray(schema.type)) return schema.type.map((type) => inWords({ ...schema, type }, path)).join(' or ');
    if (schema.type === 'null') return code(null);
    if (schema.type === 'boolean') return `${code(true)} or ${code(false)}`;
    if (schema.type === 'integer') return `whole number${range(schema)}`;
    if (schema.type === 'number') return `number${range(schema)}`;
    if (schema.type === 'string') return isShort(schema.pattern) ? `text, ${code(schema.pattern)}` : 'text';
  }
  throw new Error(
    `The document cannot describe the type of "${path}", so its row would be empty. ` +
      `Add the type to e2e/documents/event-fields.ts: ${JSON.stringify(schema)}`,
  );
}

/** Long patterns are lists of names, which a note explains better. */
function isShort(pattern: string | undefined): pattern is string {
  return pattern !== undefined && pattern.length < 30;
}

function range({ minimum, maximum }: z.core.JSONSchema.JSONSchema): string {
  return [minimum === undefined ? '' : ` from ${minimum}`, maximum === undefined ? '' : ` to ${maximum}`].join('');
}

function code(value: string | number | boolean | null): string {
  return `\`${value}\``;
}
