import * as z from 'zod/mini';
import { endpoints } from '../endpoints';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();
const operation = z.looseObject({
  security: z.optional(z.array(z.unknown())),
  parameters: z._default(z.array(z.looseObject({ name: z.string(), in: z.string() })), []),
  responses: z.record(z.string(), z.looseObject({ description: z.string().check(z.minLength(1)) })),
});
const openApiSchema = z.looseObject({
  openapi: z.string().check(z.regex(/^3\.1\.\d+$/)),
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});
const openApi = async () => openApiSchema.parse((await sandbox.raw('GET', '/docs/openapi.json')).json);

it('is an OpenAPI 3.1 document with every endpoint, its path parameters and the key of every /api call', async () => {
  const operations = Object.entries((await openApi()).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ path, method: method.toUpperCase(), ...described })),
  );
  expect(operations.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`).sort()).toEqual(
    endpoints.map(({ method, path }) => `${method} ${path}`).sort(),
  );
  for (const { path, parameters, security } of operations) {
    const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);
    expect(inPath).toEqual(path.match(/\{\w+\}/g) ?? []);
    expect(security !== undefined).toBe(path.startsWith('/api'));
  }
});

it('has bodies, queries and refusals from the schemas of the server', async () => {
  const { paths } = await openApi();
  const body = { schema: { properties: { telefone: { type: 'string', pattern: expect.any(String) } } } };
  expect(paths['/api/lead']?.post).toMatchObject({ requestBody: { content: { 'application/json': body } } });
  expect(paths['/api/v1/catalogo']?.get?.parameters).toContainEqual(
    expect.objectContaining({ name: 'categorias', in: 'query', required: true, style: 'form', explode: false }),
  );
  const refusals = [{ properties: { validationErrors: { type: 'array' } } }, { $ref: '#/components/schemas/Errors' }];
  expect(paths['/api/v1/cupom/validar']?.post?.responses[400]).toMatchObject({
    content: { 'application/json': { schema: { anyOf: refusals } } },
  });
});

it('is also a page for people', async () => {
  const { status, headers, text } = await sandbox.raw('GET', '/docs');
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
  for (const { path } of endpoints) expect(text).toContain(path.replaceAll(/:(\w+)/g, '{$1}'));
  expect(text).not.toContain('<script');
});
