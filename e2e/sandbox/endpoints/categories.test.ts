import { categoriesAnswerSchema, meaningOfCategory } from '@consorcio/shared/entities';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();
const categories = async () =>
  categoriesAnswerSchema.parse((await sandbox.call('GET', '/api/categoria?empresaID=58')).json).data;

it('lists the categories of every plan type with their product codes', async () => {
  const listed = await categories();
  expect(listed.map(({ categoriaID, produtoCategoria }) => [categoriaID, produtoCategoria])).toEqual([
    [1, 'IM'],
    [2, 'AN'],
    [3, 'MT'],
    [4, 'PS'],
    [6, 'TM'],
    [20, 'IM'],
    [21, 'AN'],
    [22, 'MT'],
    [26, 'TM'],
    [29, 'IM'],
    [30, 'AN'],
    [31, 'MT'],
    [32, 'TM'],
  ]);
  expect(listed.every(({ categoriaID }) => meaningOfCategory(categoriaID))).toBe(true);
});

it('gives every category a name, a description of its own and a picture that is there', async () => {
  const listed = await categories();
  expect(listed.every(({ nome }) => nome.length > 0)).toBe(true);
  expect(new Set(listed.map(({ descricao }) => descricao)).size).toBe(listed.length);
  for (const { imagemUrl } of listed) {
    expect(imagemUrl.startsWith(sandbox.url())).toBe(true);
    const picture = await fetch(imagemUrl);
    expect(picture.status).toBe(200);
  }
});

it.each(['/api/categoria', '/api/categoria?empresaID=abc', '/api/categoria?empresaID='])('refuses %s', async (path) => {
  const { status, json } = await sandbox.call('GET', path);
  expect(status).toBe(400);
  expect(json).toEqual({ errors: [expect.stringMatching(/^field empresaID: /)] });
});
