import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();

it.each(['imovel', 'carro', 'moto', 'servico', 'caminhao'])(
  'serves the picture of %s, to be kept for a day',
  async (name) => {
    const { status, headers, text } = await sandbox.raw('GET', `/imagens/${name}.svg`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    expect(text).toContain('width="400" height="260"');
    expect(text).not.toMatch(/<script|href=|url\(/);
  },
);

it.each(['/imagens/barco.svg', '/imagens/..%2f..%2fsandbox.ts', '/imagens/'])('has nothing at %s', async (path) => {
  expect(await sandbox.raw('GET', path)).toMatchObject({ status: 404 });
});
