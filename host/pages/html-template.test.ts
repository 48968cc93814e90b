import { aBrand } from '@consorcio/shared/testing';
import { htmlOf } from './html-template.mjs';

const images = {
  icon: { file: 'brands/home.aa.svg', content: '' },
  touchIcon: { file: 'brands/home.bb.png', content: '' },
  social: { file: 'brands/home.cc.png', content: '' },
};
const parts = { scripts: ['main.abc.js'], font: 'figtree.woff2', shell: { head: '', body: '<p>Olá</p>' } };
const nasty = 'A "melhor" parcela <b> & \'você\'';

function pageOf(brand = aBrand(), fields: Readonly<Record<string, unknown>> = { id: brand.id }) {
  return parse(htmlOf({ ...parts, page: { brand, fields, images } }));
}

function parse(html: string) {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** What the page says of itself, by name or property. */
function saidBy(page: Document) {
  return Object.fromEntries(
    [...page.querySelectorAll('meta[content]')].map((meta) => [
      meta.getAttribute('name') ?? meta.getAttribute('property'),
      meta.getAttribute('content'),
    ]),
  );
}

function linkOf(page: Document, rel: string) {
  return page.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');
}

it('says what the brand says, as text, whatever it holds', () => {
  const page = pageOf(aBrand({ nome: nasty, titulo: nasty, descricao: nasty }));

  expect(page.title).toBe(nasty);
  expect(page.documentElement.lang).toBe('pt-BR');
  expect(saidBy(page)).toMatchObject({
    description: nasty,
    'og:site_name': nasty,
    'og:title': nasty,
    'og:description': nasty,
    'og:image:alt': `${nasty}: simule seu consórcio conversando`,
  });
});

it('is shown as the brand by browsers and link previews, and by no search', () => {
  const page = pageOf(aBrand({ hosts: ['simule.parceiro.example'] }));

  expect(saidBy(page)).toMatchObject({
    robots: 'noindex',
    'theme-color': '#0b6e4f',
    'og:type': 'website',
    'og:locale': 'pt_BR',
    'og:image': 'https://simule.parceiro.example/brands/home.cc.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  });
  expect(linkOf(page, 'icon')).toBe('/brands/home.aa.svg');
  expect(linkOf(page, 'apple-touch-icon')).toBe('/brands/home.bb.png');
});

it.each([
  [{ hosts: ['um.example', 'dois.example'], routes: ['/um'] }, 'https://um.example/'],
  [{ hosts: [], routes: ['/um', '/dois'] }, 'https://publico.example/um'],
  [{ hosts: [], routes: ['/'] }, 'https://publico.example/'],
])('has one address, wherever it was opened: %j → %s', (where, address) => {
  const page = pageOf(aBrand({ ...where, publicOrigin: 'https://publico.example' }));

  expect(linkOf(page, 'canonical')).toBe(address);
  expect(saidBy(page)['og:url']).toBe(address);
  expect(new URL(saidBy(page)['og:image'] ?? '').origin).toBe(new URL(address).origin);
});

it('tells nobody the codes in its address', () => {
  expect(saidBy(pageOf()).referrer).toBe('strict-origin');
  expect(saidBy(parse(htmlOf(parts))).referrer).toBe('strict-origin');
});

it('carries the brand file unharmed, also when it holds the end of its own element', () => {
  const fields = { id: 'home', nome: '</script><script>alert(1)</script>' };
  const page = pageOf(aBrand(), fields);

  expect(JSON.parse(page.querySelector('#brand')?.textContent ?? '')).toEqual(fields);
  expect(page.querySelectorAll('script')).toHaveLength(2);
});

it('asks early for what the page needs first, and shows the first words before any script', () => {
  const page = pageOf();
  const early = [...page.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));
  const [social] = page.querySelectorAll('meta[property]');

  expect(early).toEqual(['/config.json', '/release.json', '/figtree.woff2']);
  expect(page.querySelector('style')?.compareDocumentPosition(social as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(page.querySelector('#root')?.textContent).toBe('Olá');
  expect(page.querySelector('script[src]')?.getAttribute('src')).toBe('/main.abc.js');
});

it("says of nobody's page only that it was not found", () => {
  const page = parse(htmlOf({ ...parts, scripts: [] }));

  expect(page.title).toBe('Página não encontrada');
  expect(page.querySelector('#brand, script, meta[property], link[rel=canonical]')).toBeNull();
  expect(saidBy(page).robots).toBe('noindex');
  expect(linkOf(page, 'icon')).toBe('data:,');
});
