import { createHash } from 'node:crypto';
import type { Brand } from '@consorcio/shared/entities';
import { cornerKinds, letterings, logoFrames, motifs } from '@consorcio/shared/entities';
import { aBrand } from '@consorcio/shared/testing';
import { brandImages } from './brand-images';
import { withRasteriser } from './rasteriser';

const imagesOf = (overrides: Partial<Brand> = {}) => withRasteriser((open) => brandImages(aBrand(overrides), open));

function sizeOf(png: string | Buffer) {
  const file = Buffer.from(png);
  expect(file.toString('latin1', 1, 4)).toBe('PNG');
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

it('draws an icon, an icon for home screens, and the picture of link previews', async () => {
  const { icon, touchIcon, social } = await imagesOf();

  expect(icon.content).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 64 64">/);
  expect(sizeOf(touchIcon.content)).toEqual([180, 180]);
  expect(sizeOf(social.content)).toEqual([1200, 630]);
});

it('names each file after the brand and a hash of its content', async () => {
  for (const { file, content } of Object.values(await imagesOf({ id: 'kmv' }))) {
    const [, hash = ''] = /^brands\/kmv\.([0-9a-f]{16})\.(svg|png)$/.exec(file) ?? [];
    expect(createHash('sha256').update(content).digest('hex').slice(0, 16)).toBe(hash);
  }
});

it('draws in the colours of the brand, and again when they change', async () => {
  const [one, other] = await Promise.all(
    ['#123456', '#654321'].map((primaryBackground) =>
      imagesOf({ tema: { background: '#ffffff', primaryBackground, primaryForeground: '#fedcba' } }),
    ),
  );

  expect(one?.icon.content).toContain('fill="#123456"');
  expect(one?.icon.content).toContain('fill="#fedcba"');
  expect(one?.social.file).not.toBe(other?.social.file);
});

it('draws every frame, corner, lettering and motif, and the longest texts', async () => {
  const plain = aBrand();
  const kinds = [
    ...logoFrames.map((frame) => ({ logo: { ...plain.logo, frame } })),
    ...letterings.map((lettering) => ({ logo: { ...plain.logo, lettering } })),
    ...cornerKinds.map((corners) => ({ corners })),
    ...motifs.map((motif) => ({ banner: { titulo: 'Só hoje', texto: 'Metade da primeira parcela.', motif } })),
    { nome: 'W'.repeat(40), assinatura: 'M'.repeat(40) },
    { nome: '<b> & "\u0001"', assinatura: '\ud800' },
  ];
  const files = await Promise.all(kinds.map(async (kind) => (await imagesOf(kind)).social));

  expect(new Set(files.map(({ file }) => file)).size).toBe(kinds.length - 2); // three of them are the defaults
  for (const { content } of files) expect(content.length).toBeLessThan(60 * 1024);
});
