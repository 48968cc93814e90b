import { htmlOf } from './html-template.mjs';

const brand = {
  id: 'home',
  nome: 'Alvo',
  titulo: 'A "melhor" parcela <b> & você',
  descricao: 'Simule.',
  tema: { background: '#f3f6f4', primaryBackground: '#0b6b4f' },
};
const parts = { scripts: ['main.abc.js'], font: 'figtree.woff2', shell: { body: '<p>Olá</p>' } };

function parse(html: string) {
  return new DOMParser().parseFromString(html, 'text/html');
}

it('writes what the brand says as text, whatever it holds', () => {
  const page = parse(htmlOf({ ...parts, brand, brandFile: brand }));
  expect(page.title).toBe(brand.titulo);
  expect(page.querySelector('meta[name=theme-color]')?.getAttribute('content')).toBe('#0b6b4f');
  expect(page.documentElement.lang).toBe('pt-BR');
});

it('carries the brand file unharmed, also when it holds the end of its own element', () => {
  const brandFile = { ...brand, nome: '</script><script>alert(1)</script>' };
  const page = parse(htmlOf({ ...parts, brand, brandFile }));
  expect(JSON.parse(page.querySelector('#brand')?.textContent ?? '')).toEqual(brandFile);
  expect(page.querySelectorAll('script')).toHaveLength(2);
});

it('asks early for what the page needs first, and shows the first words before any script', () => {
  const page = parse(htmlOf({ ...parts, brand, brandFile: brand }));
  const early = [...page.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));
  expect(early).toEqual(['/config.json', '/release.json', '/figtree.woff2']);
  expect(page.querySelector('#root')?.textContent).toBe('Olá');
  expect(page.querySelector('script[src]')?.getAttribute('src')).toBe('/main.abc.js');
});

it("carries no brand in nobody's page", () => {
  const page = parse(htmlOf(parts));
  expect(page.querySelector('#brand')).toBeNull();
  expect(page.title).toBe('Página não encontrada');
});
