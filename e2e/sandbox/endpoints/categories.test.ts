import { meaningOfCategory } from '@consorcio/shared/entities';
import { categoriesAnswer } from '../answers';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();
const categories = async () =>
  categoriesAnswer.parse((await sandbox.call('GET', '/api/categoria?empresaID=58')).json).data;

it('lists the categories of every plan type with their product codes', async () => {
  const listed = await categories();
  const ids = { IM: [1, 20, 29], AN: [2, 21, 30], MT: [3, 22, 31], PS: [4], TM: [6, 26, 32] };
  for (const [code, expected] of Object.entries(ids)) {
    const ofCode = listed.filter(({ produtoCategoria }) => produtoCategoria === code);
    expect(ofCode.map(({ categoriaID }) => categoriaID)).toEqual(expected);
  }
  expect(listed).toHaveLength(13);
  expect(listed.every(({ categoriaID }) => meaningOfCategory(categoriaID))).toBe(true);
});

it('has a name, its own description and an existing picture for every category', async () => {
  const listed = await categories();
  expect(listed.every(({ nome }) => nome.length > 0)).toBe(true);
  expect(new Set(listed.map(({ descricao }) => descricao)).size).toBe(listed.length);
  for (const url of new Set(listed.map(({ imagemUrl }) => imagemUrl))) {
    expect(url.startsWith(sandbox.url())).toBe(true);
    const { status, headers, text } = await sandbox.raw('GET', new URL(url).pathname);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    expect(text).toContain('width="400" height="260"');
    expect(text).not.toMatch(/<script|href=|url\(/);
  }
});

it.each(['/imagens/barco.svg', '/imagens/..%2f..%2fsandbox.ts', '/imagens/'])('has no picture at %s', async (path) => {
  expect(await sandbox.raw('GET', path)).toMatchObject({ status: 404 });
});

it.each(['/api/categoria', '/api/categoria?empresaID=abc', '/api/categoria?empresaID='])('refuses %s', async (path) => {
  const { status, json } = await sandbox.call('GET', path);
  expect([status, json]).toEqual([400, { errors: [expect.stringMatching(/^field empresaID: /)] }]);
});
