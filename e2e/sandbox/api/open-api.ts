import { toJSONSchema } from 'zod';
import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint';

/** The endpoints as an OpenAPI 3.1 document; its schemas are those the server itself parses with. */
export function openApiOf(endpoints: readonly Endpoint[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Consórcio sandbox API',
      version: '1.0.0',
      description: 'The sandbox backend of the sales assistant: invented figures, real arithmetic.',
    },
    paths,
    components: {
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
      schemas: {
        Errors: { type: 'object', properties: { errors: { type: 'array', items: text } }, required: ['errors'] },
      },
    },
  };
}

const text = { type: 'string' };
const errors = { $ref: '#/components/schemas/Errors' };

function operationOf(endpoint: Endpoint) {
  const { method, path, summary, query, body, bodyTypes = ['application/json'], answer, refusal, refusals } = endpoint;
  const isKeyed = path.startsWith('/api');
  const parameters = [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: text })),
    ...(query ? queryParametersOf(query) : []),
    ...(isKeyed && method === 'POST' ? [idempotencyKey] : []),
  ];
  const failures = {
    ...((query ?? body) && { 400: 'The request does not match its schema' }),
    ...(isKeyed && { 401: 'The API key is missing or wrong' }),
    ...(body && { 413: 'The body is larger than 100 KB', 415: `The body is not sent as ${bodyTypes.join(' or ')}` }),
    ...refusals,
  };
  const refused = Object.entries(failures).map(([status, description]) => {
    const hasOwnForm = status === '400' && refusal;
    return [status, { description, content: jsonOf(hasOwnForm ? { anyOf: [schemaOf(refusal), errors] } : errors) }];
  });
  return {
    summary,
    ...(isKeyed && { security: [{ apiKey: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: jsonOf(schemaOf(body), bodyTypes) } }),
    responses: {
      '2XX': { description: 'Done', ...(answer && { content: jsonOf(schemaOf(answer)) }) },
      ...Object.fromEntries(refused),
    },
  };
}

const jsonOf = (schema: object, types: readonly string[] = ['application/json']) =>
  Object.fromEntries(types.map((type) => [type, { schema }]));

const idempotencyKey = {
  name: 'idempotency-key',
  in: 'header',
  required: false,
  description: 'One key per intent: the same key never creates twice',
  schema: text,
};

function queryParametersOf(query: z.ZodMiniType) {
  const { properties = {}, required = [] } = schemaOf(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(typeof schema === 'object' && schema.type === 'array' && { style: 'form', explode: false }),
  }));
}

function schemaOf(schema: z.ZodMiniType) {
  const { $schema, ...rest } = toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}
