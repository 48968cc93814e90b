import { toJSONSchema } from 'zod';
import type * as z from 'zod/mini';
import type { Endpoint } from '../api/endpoint';

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
      schemas: { Errors: errorsSchema },
    },
  };
}

const errorsSchema = {
  type: 'object',
  properties: { errors: { type: 'array', items: { type: 'string' } } },
  required: ['errors'],
};

function contentOf(types: readonly string[], schema: unknown) {
  return Object.fromEntries(types.map((type) => [type, { schema }]));
}

function operationOf(endpoint: Endpoint) {
  const { method, path, summary, query, body, bodyTypes = ['application/json'], answer, refusal, refusals } = endpoint;
  const isKeyed = path.startsWith('/api');
  const parameters = [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(query ? queryParametersOf(query) : []),
    ...(isKeyed && method === 'POST' ? [idempotencyKey] : []),
  ];
  const failures = {
    ...((query ?? body) && { 400: 'The request does not match its schema' }),
    ...(isKeyed && { 401: 'The API key is missing or wrong' }),
    ...(body && { 413: 'The body is larger than 100 KB', 415: `The body is not sent as ${bodyTypes.join(' or ')}` }),
    ...refusals,
  };
  return {
    summary,
    ...(isKeyed && { security: [{ apiKey: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: contentOf(bodyTypes, jsonSchemaOf(body)) } }),
    responses: {
      '2XX': {
        description: 'Done',
        ...(answer && { content: { 'application/json': { schema: jsonSchemaOf(answer) } } }),
      },
      ...Object.fromEntries(
        Object.entries(failures).map(([status, description]) => [
          status,
          { description, content: status === '400' && refusal ? refusalContentOf(refusal) : errorsContent },
        ]),
      ),
    },
  };
}

const errorsReference = { $ref: '#/components/schemas/Errors' };
const errorsContent = { 'application/json': { schema: errorsReference } };

function refusalContentOf(refusal: z.ZodMiniType) {
  return { 'application/json': { schema: { anyOf: [jsonSchemaOf(refusal), errorsReference] } } };
}

const idempotencyKey = {
  name: 'idempotency-key',
  in: 'header',
  required: false,
  description: 'One key per intent: the same key never creates twice',
  schema: { type: 'string' },
};

function queryParametersOf(schema: z.ZodMiniType) {
  const { properties = {}, required = [] } = jsonSchemaOf(schema);
  return Object.entries(properties).map(([name, parameter]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: parameter,
    ...(typeof parameter === 'object' && parameter.type === 'array' && { style: 'form', explode: false }),
  }));
}

function jsonSchemaOf(schema: z.ZodMiniType) {
  const { $schema, ...rest } = toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}
