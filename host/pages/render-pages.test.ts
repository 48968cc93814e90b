import { aBrand } from '@consorcio/shared/testing';
import { renderPages } from './render-pages';

// The first words have tests of their own.
jest.mock('../src/page/page-shell', () => ({
  renderShell: (brand?: { nome: string }) => ({ head: '', body: brand?.nome ?? 'Não encontrada' }),
}));

// The pictures have tests of their own.
jest.mock('./brand-images', () => ({
  brandImages: async () => (brand: { id: string }) => ({
    icon: { file: `brands/${brand.id}.aa.svg`, content: 'icon' },
    touchIcon: { file: `brands/${brand.id}.bb.png`, content: 'touch icon' },
    social: { file: `brands/${brand.id}.cc.png`, content: 'social' },
  }),
}));

const built = {
  scripts: ['main.abc.js'],
  hashes: { '/main.abc.js': 'sha384-A', '/late.abc.js': 'sha384-B' },
  font: 'figtree.woff2',
};

function checked(overrides: Parameters<typeof aBrand>[0]) {
  return { brand: aBrand(overrides) };
}

it('renders a page for every route and host name of every brand, and the not-found page', async () => {
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
    ['tags.html', undefined],
    ['404.html', 'Não encontrada'],
  ]);
});

it('pins the scripts of the build in each page that runs any', async () => {
  const files = await renderPages([checked({ id: 'kmv', routes: ['/kmv'], hosts: [] })], built);

  expect(files.get('kmv/index.html')).toContain('<script defer src="/main.abc.js" integrity="sha384-A" crossorigin>');
  expect(files.get('kmv/index.html')).toContain(JSON.stringify(built.hashes));
  expect(files.get('404.html')).not.toContain('<script');
});

it('lists the pictures of a page before the page', async () => {
  const files = await renderPages([checked({ id: 'kmv', routes: ['/kmv'], hosts: [] })], built);
  const mentioned = [...String(files.get('kmv/index.html')).matchAll(/brands\/[^"]+/g)].map(([file]) => file);

  expect(mentioned).toHaveLength(3);
  expect([...files.keys()].slice(0, 3).sort()).toEqual(mentioned.sort());
});
