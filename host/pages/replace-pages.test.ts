import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aBrand } from '@consorcio/shared/testing';
import { withFolder } from '../brands/testing/a-folder';
import { renderBrandPages } from './render-brand-pages';
import { replaceBrandPages, replacePages } from './replace-pages';

// What is rendered has tests of its own.
jest.mock('./render-brand-pages', () => ({ renderBrandPages: jest.fn() }));

const long = (word: string) => `${word} `.repeat(200);
const untouched = ['main.0123456789abcdef.js', 'main.0123456789abcdef.js.br', 'pages.json'];
const { path, put } = withFolder();

beforeEach(async () => {
  for (const file of untouched) put(file, 'built');
  const pages = ['brands/kmv.0123456789abcdef.svg', 'index.html', 'kmv/index.html', 'hosts/kmv.example/index.html'];
  await replacePages(new Map(pages.map((file) => [file, long(file)])), path());
});

const read = (name: string) => readFileSync(path(name));
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();

it('writes the pages with compressed forms of the same content', () => {
  const page = 'kmv/index.html';
  for (const text of [read(page), brotliDecompressSync(read(`${page}.br`)), gunzipSync(read(`${page}.gz`))])
    expect(String(text)).toBe(long(page));
});

it('removes pages that no longer exist, and leaves all other files', async () => {
  await replacePages(new Map([['index.html', 'short']]), path());
  expect(filesIn(path())).toEqual(['index.html', ...untouched]); // too short for compressed forms, so the old ones are removed too
  expect(readdirSync(path())).not.toContain('hosts');
  expect(String(read('index.html'))).toBe('short');
});

it('changes nothing when a page cannot be written', async () => {
  const before = filesIn(path());
  // `pages.json` is a file, so there is no folder of that name to write into.
  const broken = ['index.html', 'pages.json/index.html'].map((file): [string, string] => [file, long('other')]);
  await expect(replacePages(new Map(broken), path())).rejects.toThrow();
  expect(filesIn(path())).toEqual(before);
  expect(String(read('index.html'))).toBe(long('index.html'));
});

it.each([
  ['writes the pages that are rendered for brand files', [], 'new'],
  ['keeps the pages when a brand file has a problem', ['kmv.json: wrong'], long('index.html')],
])('%s', async (_, problems, present) => {
  const brands = problems.length > 0 ? [] : [aBrand()];
  const files = new Map(brands.map(() => ['index.html', 'new']));
  jest.mocked(renderBrandPages).mockResolvedValue({ files, brands, problems });
  expect(await replaceBrandPages('brands', path())).toEqual({ brands, problems });
  expect(String(read('index.html'))).toBe(present);
  expect(String(read('main.0123456789abcdef.js'))).toBe('built');
});
