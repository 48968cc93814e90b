import { parseBrand } from '@consorcio/host/brand';
import { brandsDir, readBrandFiles } from '@consorcio/host/brand-files';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();
const [anyBrand] = readBrandFiles(brandsDir);
const { contrato, regulamento } = parseBrand(JSON.parse(anyBrand?.text ?? '')).instituicao;

it.each([
  ['Condições gerais do contrato de consórcio', contrato],
  ['Regulamento do grupo de consórcio', regulamento],
])('serves the document that the settings name, in their version: %s', async (title, { endereco, versao }) => {
  const { status, text } = await sandbox.call('GET', new URL(endereco).pathname);
  expect(status).toBe(200);
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text).toContain(`Versão ${versao}`);
  expect(text).toContain('Documento de exemplo');
});

it('has no other documents', async () => {
  expect(await sandbox.call('GET', '/documentos/outro')).toMatchObject({ status: 404 });
});
