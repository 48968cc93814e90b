import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { aBrand } from '@consorcio/shared/testing';
import { brandsDir } from '../brands/brand-folder';
import { brandForm } from '../brands/brand-form';
import { reservedRoute, servedNames } from '../brands/served-names';
import { withFolder } from '../brands/testing/a-folder';
import { renderShell } from '../src/boot/page/page-shell';
import { codeOfPages } from './code-of-pages';
import { renderBrandPages } from './render-brand-pages';
import { renderPages } from './render-pages';

// The pictures have tests of their own.
jest.mock('./brand-images', () => ({
  ...jest.requireActual('./brand-images'),
  brandImages: async (brand: { id: string }) => ({
    icon: { file: `brands/${brand.id}.aa.svg`, content: 'icon' },
    touchIcon: { file: `brands/${brand.id}.bb.png`, content: 'touch icon' },
    social: { file: `brands/${brand.id}.cc.png`, content: 'social' },
  }),
}));

jest.mock('./code-of-pages', () => {
  const { codeOfPages } = jest.requireActual('./code-of-pages');
  return { codeOfPages: jest.fn(codeOfPages) };
});
jest.mock('../src/boot/page/page-shell', () => {
  const { renderShell } = jest.requireActual('../src/boot/page/page-shell');
  return { renderShell: jest.fn(renderShell) };
});

const built = {
  scripts: ['main.0123456789abcdef.js'],
  hashes: { '/main.0123456789abcdef.js': 'sha384-A', '/late.0123456789abcdef.js': 'sha384-B' },
  font: 'figtree.woff2',
};
const render = (...brands: Parameters<typeof aBrand>[0][]) =>
  renderPages(
    brands.map((brand) => ({ brand: aBrand(brand) })),
    built,
  );
const kmv = { id: 'kmv', nome: 'KMV', titulo: 'KMV', routes: ['/kmv'], hosts: [] };

describe('renderPages', () => {
  it('renders a page for every route and host name of every brand, and the not-found page', async () => {
    const files = await render({ titulo: 'Alvo', routes: ['/', '/inicio'], hosts: ['alvo.example'] }, kmv);
    const pages = [...files].filter(([file]) => file.endsWith('.html'));
    expect(pages.map(([file, html]) => [file, /<title>(.*)<\/title>/.exec(String(html))?.[1]])).toEqual([
      ['index.html', 'Alvo'],
      ['inicio/index.html', 'Alvo'],
      ['hosts/alvo.example/index.html', 'Alvo'],
      ['kmv/index.html', 'KMV'],
      ['404.html', 'Página não encontrada'],
    ]);
  });

  it('pins the scripts of the build in each page that runs any, and lists the pictures of a page before it', async () => {
    const logo = { src: '/brands/kmv.dd.svg', width: 9, height: 9 };
    const own = {
      artwork: { logo },
      files: [{ file: 'brands/kmv.dd.svg', content: 'logo' }],
      icon: undefined,
      own: {},
    };
    const files = await renderPages([{ brand: aBrand({ ...kmv, artwork: { logo } }), pictures: own }], built);
    const page = String(files.get('kmv/index.html'));
    expect(page).toContain('<script defer src="/main.0123456789abcdef.js" integrity="sha384-A" crossorigin>');
    expect(page).toContain(JSON.stringify(built.hashes));
    expect(files.get('404.html')).not.toContain('<script');

    const mentioned = new Set(page.match(/brands\/[^"]+/g));
    expect(mentioned.size).toBe(4);
    expect(new Set([...files.keys()].slice(0, 4))).toEqual(mentioned);
  });

  it('needs at its root no name but those that no brand may have as a route', async () => {
    const files = await render({ routes: ['/', '/kmv'], hosts: ['km.example'] });
    const names = new Set([...files.keys()].map((file) => file.replace(/[./].*/, '')));
    expect(names).toEqual(new Set(['brands', 'kmv', 'hosts', '404', 'index']));
    for (const name of ['brands', 'hosts', '404']) expect(reservedRoute(`/${name}`)).toBeDefined();
    for (const route of ['/', '/kmv', '/brands-de-mais', 5]) expect(reservedRoute(route)).toBeUndefined();
    for (const { name } of Object.values(servedNames))
      expect(reservedRoute(`/${name}`)?.content).toMatch(/^the host serves /);
  });
});

it('renders a page only if its brand, its scripts or the code changed', async () => {
  const titulo = randomUUID(); // of no earlier test
  const brand = { ...kmv, titulo };
  const other = { ...built, scripts: ['main.fedcba9876543210.js'] };
  const isRenderedFor = async (given: typeof brand, host = built) => {
    jest.mocked(renderShell).mockClear();
    const files = await renderPages([{ brand: aBrand(given) }], host);
    expect(String(files.get('kmv/index.html'))).toContain(`<title>${given.titulo}</title>`);
    expect(String(files.get('kmv/index.html'))).toContain(host.scripts[0]);
    return jest.mocked(renderShell).mock.calls.some(([shown]) => shown !== undefined);
  };
  expect([await isRenderedFor(brand), await isRenderedFor(brand)]).toEqual([true, false]);
  expect(await isRenderedFor({ ...brand, titulo: `${titulo}!` })).toBe(true);
  expect(await isRenderedFor(brand, other)).toBe(true);
  jest.mocked(codeOfPages).mockReturnValueOnce(randomUUID());
  expect([await isRenderedFor(brand), await isRenderedFor(brand)]).toEqual([true, false]);
});

describe('renderBrandPages', () => {
  const { path, put } = withFolder();
  beforeEach(() => void put('host/pages.json', { ...built, brandForm: brandForm() }));

  const renderBrands = (overrides: string) => renderBrandPages(overrides, path('host'));

  it.each([
    ['is not built', () => rmSync(path('host/pages.json')), /^There is no built host in \S+\. Run `pnpm build host`/],
    [
      'was built for brand files of another form',
      () => put('host/pages.json', { ...built, brandForm: 'another' }),
      /^The host in \S+ was built for brand files of another form/,
    ],
  ])('renders nothing for a host that %s', async (_, change, why) => {
    change();
    await expect(renderBrands(brandsDir)).rejects.toThrow(why);
  });

  it('renders the pages of a built host for the brands of the product, as a folder overrides them', async () => {
    put('brands/kmv.json', { routes: ['/kmv-novo'], titulo: 'KMV de amanhã' });
    const { files, problems } = await renderBrands(path('brands'));
    expect(problems).toEqual([]);
    expect([...files.keys()]).toEqual(expect.arrayContaining(['index.html', '404.html', 'kmv-novo/index.html']));
    expect(files.has('kmv/index.html')).toBe(false);
    const page = String(files.get('kmv-novo/index.html'));
    expect(page).toContain('<title>KMV de amanhã</title>');
    expect(page).toContain('src="/main.0123456789abcdef.js"');
  });
});
