import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readHostPages } from './pages';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'built-'));
  put('404.html', '<p>not found</p>');
});
afterEach(() => rmSync(dir, { recursive: true }));

function put(file: string, html: string) {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), html);
}

const brandPage = (brand: object) =>
  `<script defer src="/main.js"></script><script type="application/json" id="brand">${JSON.stringify(brand)}</script>`;

it('finds the route or host name of each page, and what its policy depends on', () => {
  put('index.html', brandPage({ id: 'home' }));
  put('app/index.html', brandPage({ id: 'app', isApp: true }));
  put('app/index.html.br', 'smaller');
  put('hosts/sale.partner.example/index.html', brandPage({ id: 'partner', trackingId: 'GTM-ABC123', isApp: false }));

  expect(readHostPages(dir)).toMatchObject([
    { file: 'app/index.html', route: 'app', facts: { isApp: true, hasTagManager: false } },
    {
      file: 'hosts/sale.partner.example/index.html',
      host: 'sale.partner.example',
      facts: { isApp: false, hasTagManager: true },
    },
    { file: 'index.html', route: '', facts: { isApp: false, hasTagManager: false } },
  ]);
});

it.each([
  'two/deep/index.html',
  'with space/index.html',
  'hosts/a"b/index.html',
  'hosts/a;b.example/index.html',
  'hosts/include/index.html',
])('refuses a page at %s', (file) => {
  put(file, brandPage({}));
  expect(() => readHostPages(dir)).toThrow('no address would lead to it');
});

it('explains what to do when the host is not built', () => {
  rmSync(join(dir, '404.html'));
  expect(() => readHostPages(dir)).toThrow('Run `pnpm build host`');
});
