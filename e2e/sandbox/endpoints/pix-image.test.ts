import { pixAnswerSchema } from '@consorcio/shared/entities';
import jsQR from 'jsqr';
import { payments } from '../testing/payments';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();
const { propose, pay } = payments(sandbox);

it.each(['', 'SOPIX', 'CEM'])('shows the very text of the Pix, with the coupon %j', async (cupom) => {
  const { propostaToken } = await propose({ cupomCodigo: cupom || null });
  const { qrCodeImagemUrl, qrCodeTexto } = pixAnswerSchema.parse((await pay('pix', propostaToken)).json).data;
  const picture = await fetch(qrCodeImagemUrl);
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  expect(picture.headers.get('cache-control')).toBe('no-store');
  const { pixels, size } = rasterise(await picture.text());
  expect(jsQR(pixels, size, size)?.data).toBe(qrCodeTexto);
});

it.each(['/imagens/pix/00000000-0000-4000-8000-000000000000.svg', '/imagens/pix/', '/imagens/pix/..%2fcarro.svg'])(
  'has nothing at %s',
  async (path) => {
    expect(await sandbox.raw('GET', path)).toMatchObject({ status: 404 });
  },
);

it('is gone when the sandbox forgets', async () => {
  const { qrCodeImagemUrl } = pixAnswerSchema.parse((await pay('pix', 'um-token')).json).data;
  await sandbox.raw('DELETE', '/sandbox/ledger');
  expect((await fetch(qrCodeImagemUrl)).status).toBe(404);
});

/** The picture as pixels: a square of four for each module, dark ones as the path draws them. */
function rasterise(svg: string): { pixels: Uint8ClampedArray; size: number } {
  const [, side = 0] = /viewBox="0 0 (\d+) \1"/.exec(svg)?.map(Number) ?? [];
  const dark = [...svg.matchAll(/M(\d+),(\d+)h10v10h-10z/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  const scale = 4 / 10;
  const size = side * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const { x, y } of dark)
    for (let row = 0; row < 4; row += 1)
      for (let column = 0; column < 4; column += 1) {
        const at = ((y * scale + row) * size + x * scale + column) * 4;
        pixels.fill(0, at, at + 3);
      }
  return { pixels, size };
}
