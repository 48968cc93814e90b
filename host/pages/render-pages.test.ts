/** @jest-environment node */
import { aBrand } from '@consorcio/shared/testing';
import { renderPages } from './render-pages.mjs';

// What draws the first words is imported by tsx, which jest has no part in.
jest.mock('./shell.mjs', () => ({
  renderShell: async (brand?: { nome: string }) => ({ head: '', body: brand?.nome ?? 'Ninguém' }),
}));

// How images are drawn is tested beside them.
jest.mock('./brand-images.mjs', () => ({
  brandImages: async () => (brand: { id: string }) => ({
    icon: { file: `brands/${brand.id}.aa.svg`, content: 'icon' },
    touchIcon: { file: `brands/${brand.id}.bb.png`, content: 'touch icon' },
    social: { file: `brands/${brand.id}.cc.png`, content: 'social' },
  }),
}));

const built = { scripts: ['main.abc.js'], font: 'figtree.woff2' };

function checked(overrides: Parameters<typeof aBrand>[0]) {
  const brand = aBrand(overrides);
  return { fields: { id: brand.id }, brand };
}

it("has a page for every route and host name of every brand, and one that is nobody's", async () => {
  const files = await renderPages(
    [
      checked({ id: 'home', nome: 'Alvo', routes: ['/', '/inicio'], hosts: ['alvo.example'] }),
      checked({ id: 'kmv', nome: 'KMV', routes: ['/kmv'], hosts: [] }),
    ],
    built,
  );

  const pages = [...files].filter(([file]) => file.endsWith('.html'));
  expect(pages.map(([file, html]) => [file, /<div id="root">(.*)<\/div>/.exec(String(html))?.[1]])).toEqual([
    ['index.html', 'Alvo'],
    ['inicio/index.html', 'Alvo'],
    ['hosts/alvo.example/index.html', 'Alvo'],
    ['kmv/index.html', 'KMV'],
    ['404.html', 'Ninguém'],
  ]);
});

it('has every image that a page speaks of, before the page', async () => {
  const files = await renderPages([checked({ id: 'kmv', routes: ['/kmv'], hosts: [] })], built);
  const spokenOf = [...String(files.get('kmv/index.html')).matchAll(/brands\/[^"]+/g)].map(([file]) => file);

  expect(spokenOf).toHaveLength(3);
  expect([...files.keys()].slice(0, 3).sort()).toEqual(spokenOf.sort());
});
