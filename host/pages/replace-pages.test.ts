import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { replacePages } from './replace-pages';

const long = (word: string) => `${word} `.repeat(200);

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'host-'));
  writeFileSync(join(dir, 'main.0123456789abcdef.js'), long('script'));
  writeFileSync(join(dir, 'main.0123456789abcdef.js.br'), 'script, smaller');
  writeFileSync(join(dir, 'pages.json'), '{}');
  replacePages(
    new Map([
      ['brands/kmv.0123456789abcdef.svg', long('<svg>')],
      ['index.html', long('home')],
      ['kmv/index.html', long('kmv')],
      ['hosts/kmv.example/index.html', long('kmv')],
    ]),
    dir,
  );
});
afterEach(() => rmSync(dir, { recursive: true }));

function filesIn(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();
}

const untouched = ['main.0123456789abcdef.js', 'main.0123456789abcdef.js.br', 'pages.json'];

it('writes the pages with compressed forms of the same content', () => {
  const page = join(dir, 'kmv/index.html');

  expect(readFileSync(page, 'utf8')).toBe(long('kmv'));
  expect(String(brotliDecompressSync(readFileSync(`${page}.br`)))).toBe(long('kmv'));
  expect(String(gunzipSync(readFileSync(`${page}.gz`)))).toBe(long('kmv'));
});

it('removes pages that no longer exist, and leaves all other files', () => {
  replacePages(new Map([['index.html', 'short']]), dir);

  expect(filesIn(dir)).toEqual(['index.html', ...untouched]); // too short for compressed forms, so the old ones are removed too
  expect(readdirSync(dir)).not.toContain('hosts');
  expect(readFileSync(join(dir, 'index.html'), 'utf8')).toBe('short');
});

it('changes nothing when a page cannot be written', () => {
  const before = filesIn(dir);
  // `pages.json` is a file, so there is no folder of that name to write into.
  const broken = new Map([
    ['index.html', long('other')],
    ['pages.json/index.html', long('nowhere')],
  ]);

  expect(() => replacePages(broken, dir)).toThrow();
  expect(filesIn(dir)).toEqual(before);
  expect(readFileSync(join(dir, 'index.html'), 'utf8')).toBe(long('home'));
  expect(existsSync(join(dir, 'kmv/index.html'))).toBe(true);
});
