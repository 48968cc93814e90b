import { endpoints } from '../endpoints';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();

interface Operation {
  security?: unknown[];
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: object };
  responses: Record<string, { description: string; content?: object }>;
}
interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
}

async function openApi(): Promise<OpenApi> {
  return (await sandbox.raw('GET', '/docs/openapi.json')).json as OpenApi; // each test checks the part it reads
}

it('is an OpenAPI 3.1 document with every endpoint', async () => {
  const { openapi, info, paths } = await openApi();
  expect(openapi).toMatch(/^3\.1\.\d+$/);
  expect(info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  const listed = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(new Set(listed)).toEqual(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)));
});

it('describes every answer, every path parameter and the key of every /api call', async () => {
  for (const [path, operations] of Object.entries((await openApi()).paths))
    for (const { responses, parameters = [], security } of Object.values(operations)) {
      expect(Object.values(responses).every(({ description }) => description.length > 0)).toBe(true);
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);
      expect(inPath).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(security !== undefined).toBe(path.startsWith('/api'));
    }
});

it('generates bodies and queries from the schemas of the server', async () => {
  const { paths } = await openApi();
  expect(paths['/api/lead']?.post?.requestBody?.content).toMatchObject({
    'application/json': { schema: { properties: { telefone: { type: 'string', pattern: expect.any(String) } } } },
  });
  expect(paths['/api/v1/catalogo']?.get?.parameters).toContainEqual(
    expect.objectContaining({ name: 'categorias', in: 'query', required: true, style: 'form', explode: false }),
  );
});

it('documents a refusal with a body of its own next to the common one', async () => {
  const { paths } = await openApi();
  expect(paths['/api/v1/cupom/validar']?.post?.responses[400]?.content).toMatchObject({
    'application/json': {
      schema: {
        anyOf: [{ properties: { validationErrors: { type: 'array' } } }, { $ref: '#/components/schemas/Errors' }],
      },
    },
  });
});

it('has no broken reference', async () => {
  const document = await openApi();
  for (const [, pointer = ''] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const part = pointer.split('/').reduce<unknown>((inside, name) => Object(inside)[name], document);
    expect(part).toBeDefined();
  }
});

it('is also a page for people', async () => {
  const { status, headers, text } = await sandbox.raw('GET', '/docs');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/html');
  for (const { path } of endpoints) expect(text).toContain(path.replaceAll(/:(\w+)/g, '{$1}'));
  expect(text).not.toContain('<script');
});
