import { letterings, logoFrames, motifs } from '@consorcio/shared/entities';
import { aBrand } from '@consorcio/shared/testing';
import { brandLook } from './brand-look';

const { logo } = aBrand();

it.each(motifs)('draws the motif %s in the colours of the brand', (motif) => {
  const look = brandLook(aBrand({ banner: { titulo: 'Só hoje', texto: 'Metade da parcela.', motif } }));

  expect(look['--banner-motif']).toMatch(/gradient\(.*var\(--color-primary-deep\)/);
});

it('has no motif without a banner', () => {
  expect(brandLook(aBrand({ banner: null }))).not.toHaveProperty('--banner-motif');
});

it.each(letterings)('gives the lettering %s a weight', (lettering) => {
  expect(brandLook(aBrand({ logo: { ...logo, lettering } }))['--logo-weight']).toMatch(/^\d+$/);
});

it.each(logoFrames)('leaves the frame %s to the corners of the brand, or gives it its own', (frame) => {
  const look = brandLook(aBrand({ logo: { ...logo, frame } }));

  expect('--logo-radius' in look).toBe(!['tile', 'none'].includes(frame));
});

it.each([
  ['tile', 'surface', {}],
  ['tile', 'primary', { '--logo-ground': 'var(--color-on-primary)', '--logo-sign': 'var(--color-primary)' }],
  ['none', 'surface', { '--logo-ground': 'none', '--logo-sign': 'var(--color-primary-text)' }],
  ['none', 'primary', { '--logo-ground': 'none', '--logo-sign': 'currentColor' }],
] as const)('draws the sign in the frame %s on the bar %s in other colours than its ground', (frame, bar, colours) => {
  const { '--logo-ground': ground, '--logo-sign': sign } = brandLook(aBrand({ bar, logo: { ...logo, frame } }));

  expect({ ...(ground && { '--logo-ground': ground }), ...(sign && { '--logo-sign': sign }) }).toEqual(colours);
});
