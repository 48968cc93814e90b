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

const brandPage = (brand: object, more = '') =>
  `<script defer src="/main.js"></script>${more}<script type="application/json" id="brand">${JSON.stringify(brand)}</script>`;

it('finds the route or host name of each page, and what its policy depends on', () => {
  put('index.html', brandPage({ id: 'home' }));
  put('app/index.html', brandPage({ id: 'app', isApp: true }));
  put('app/index.html.br', 'smaller');
  put('hosts/sale.partner.example/index.html', brandPage({ id: 'partner', trackingId: 'GTM-ABC123', isApp: false }));

  const plain = { isApp: false, hasTagManager: false, scriptHashes: [] };
  expect(readHostPages(dir)).toEqual([
    { ...plain, file: 'app/index.html', route: 'app', isApp: true },
    { ...plain, file: 'hosts/sale.partner.example/index.html', host: 'sale.partner.example', hasTagManager: true },
    { ...plain, file: 'index.html', route: '' },
  ]);
});

it('hashes the scripts in a page, but not data', () => {
  put('index.html', brandPage({}, '<script>a()</script><script type="module">b()</script>'));

  expect(readHostPages(dir)[0]?.scriptHashes).toEqual([
    "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
    expect.stringMatching(/^'sha256-.{43}='$/),
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
