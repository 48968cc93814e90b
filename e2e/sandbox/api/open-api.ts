import { toJSONSchema } from 'zod';
import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint';
import { introduction } from './introduction';

/** The endpoints as an OpenAPI 3.1 document; its schemas are those the server itself parses with. */
export function openApiOf(endpoints: readonly Endpoint[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Consórcio sandbox API', version: '1.0.0', description: introduction() },
    tags: groups.map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
      schemas: {
        Errors: { type: 'object', properties: { errors: { type: 'array', items: text } }, required: ['errors'] },
      },
    },
  };
}

const groups = [
  ['The API of the product', 'SPEC section 7. The conversation makes these calls.'],
  ['For tests', 'Faults, and what the sandbox received. No key is needed.'],
  ['Reports of pages', 'What pages observe, and what their policies refuse.'],
  ['Pages and files', ''],
] as const;

function groupOf(path: string) {
  const [product, tests, reports, files] = groups;
  if (/^\/(api|hc$)/.test(path)) return product[0];
  if (path.startsWith('/sandbox')) return tests[0];
  return path.includes('-reports') || path === '/observations' ? reports[0] : files[0];
}

const text = { type: 'string' };
const errors = { $ref: '#/components/schemas/Errors' };

function operationOf(endpoint: Endpoint) {
  const {
    method,
    path,
    summary,
    description,
    query,
    body,
    bodyTypes = ['application/json'],
    answer,
    refusal,
    refusals,
  } = endpoint;
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
    tags: [groupOf(path)],
    summary,
    ...(description && { description }),
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
