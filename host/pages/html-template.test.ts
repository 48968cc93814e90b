/** @jest-environment jsdom */
import { aBrand } from '@consorcio/shared/testing';
import { earlyScript, knownScripts, oldBrowserScript } from './early-script';
import { htmlOf } from './html-template';

const image = (file: string) => ({ file: `brands/${file}`, content: '' });
const images = { icon: image('home.aa.svg'), touchIcon: image('home.bb.png'), social: image('home.cc.png') };
const parts = {
  early: ['early()', 'old()'],
  scripts: [
    { file: 'libraries.abc.js', integrity: 'sha384-A' },
    { file: 'main.abc.js', integrity: 'sha384-B' },
  ],
  font: 'figtree.woff2',
  shell: { head: '', body: '<p>Olá</p>' },
};
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const pageOf = (brand: Parameters<typeof aBrand>[0] = {}) =>
  parse(htmlOf({ ...parts, page: { brand: aBrand(brand), images } }));
const all = (page: Document, selector: string) => [...page.querySelectorAll(selector)];
const linkOf = (page: Document, rel: string) => page.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');

const metadataIn = (page: Document) => {
  const nameOf = (meta: Element) => meta.getAttribute('name') ?? meta.getAttribute('property');
  return Object.fromEntries(all(page, 'meta[content]').map((meta) => [nameOf(meta), meta.getAttribute('content')]));
};

it('shows the words of the brand as text, with any characters', () => {
  const nasty = 'A "melhor" parcela <b> & \'você\'';
  const page = pageOf({ nome: nasty, titulo: nasty, descricao: nasty });
  expect(page.title).toBe(nasty);
  expect(page.documentElement.lang).toBe('pt-BR');
  expect(metadataIn(page)).toMatchObject({
    description: nasty,
    'og:site_name': nasty,
    'og:title': nasty,
    'og:description': nasty,
    'og:image:alt': `${nasty}: simule seu consórcio conversando`,
  });
});

it('describes the brand to browsers and link previews, and asks search engines not to index it', () => {
  const page = pageOf({ hosts: ['simule.parceiro.example'] });
  expect(metadataIn(page)).toMatchObject({
    robots: 'noindex',
    referrer: 'strict-origin', // the codes in its address are not for other sites
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
  ['home.aa.svg', 'image/svg+xml'],
  ['home.aa.png', 'image/png'],
])('says what its icon %s is: %s', (file, type) => {
  const page = parse(htmlOf({ ...parts, page: { brand: aBrand(), images: { ...images, icon: image(file) } } }));
  expect(page.querySelector('link[rel=icon]')?.getAttribute('type')).toBe(type);
});

it.each([
  [{ hosts: ['um.example', 'dois.example'], routes: ['/um'] }, 'https://um.example/'],
  [{ hosts: [], routes: ['/um', '/dois'] }, 'https://publico.example/um'],
  [{ hosts: [], routes: ['/'] }, 'https://publico.example/'],
])('has one canonical address: %j → %s', (where, address) => {
  const page = pageOf({ ...where, publicOrigin: 'https://publico.example' });
  expect(linkOf(page, 'canonical')).toBe(address);
  expect(metadataIn(page)['og:url']).toBe(address);
  expect(new URL(metadataIn(page)['og:image'] ?? '').origin).toBe(new URL(address).origin);
});

it('carries the whole brand, even when it contains a closing script tag', () => {
  const brand = aBrand({ nome: '</script><script>alert(1)</script>' });
  const page = pageOf(brand);
  expect(JSON.parse(page.querySelector('#brand')?.textContent ?? '')).toEqual(brand);
  expect(all(page, 'script')).toHaveLength(5);
});

it('shows the first words before any script, and does not let the typeface delay them', () => {
  const page = pageOf();
  expect(all(page, 'link[rel=preload]')).toEqual([]);
  const [social] = all(page, 'meta[property]');
  expect(page.querySelector('style')?.compareDocumentPosition(social as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(page.querySelector('#root')?.textContent).toBe('Olá');
  const scripts = all(page, 'head > script').map((it) => it.getAttribute('src') ?? it.textContent);
  expect(scripts).toEqual(['early()', 'old()', '/libraries.abc.js', '/main.abc.js']);
});

it('lets the browser check its scripts, which a development build cannot', () => {
  const attributes = (page: Document) =>
    all(page, 'script[src]').map((it) => [it.getAttribute('integrity'), it.getAttribute('crossorigin')]);
  const inDevelopment = parse(htmlOf({ ...parts, scripts: [{ file: 'main.js', integrity: undefined }] }));
  const checked = parts.scripts.map(({ integrity }) => [integrity, '']);
  expect([attributes(pageOf()), attributes(inDevelopment)]).toEqual([checked, [[null, null]]]);
});

it('only says that the page was not found when there is no brand', () => {
  const page = parse(htmlOf({ ...parts, scripts: [] }));
  expect(page.title).toBe('Página não encontrada');
  expect(page.querySelector('#brand, script, meta[property], link[rel=canonical]')).toBeNull();
  expect(metadataIn(page)).toMatchObject({ robots: 'noindex', referrer: 'strict-origin' });
  expect(linkOf(page, 'icon')).toBe('data:,');
});

it.each([
  ['of the opening', earlyScript()],
  ['of the known scripts', knownScripts({})],
])('the script %s is at most 1 KiB, can be written into HTML, and needs no other code', (_, script) => {
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1024);
  expect(script).not.toContain('</');
  expect(script).not.toMatch(/\b(import|export|require)\b/);
});

it.each([
  ['find', ['data-failed', 'data-old']],
  ['findLast', []],
] as const)('the page of a browser whose arrays have %s is marked: %j', (method, expected) => {
  const marks: string[] = [];
  const document = { documentElement: { setAttribute: (name: string) => marks.push(name) } };
  const { [method]: known } = Array.prototype;
  new Function('Array', 'document', oldBrowserScript())({ prototype: { [method]: known } }, document);
  expect(marks).toEqual(expected);
});
