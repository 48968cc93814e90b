import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aBrand } from '@consorcio/shared/testing';
import { renderBrandPages } from './render-brand-pages';
import { replaceBrandPages } from './replace-brand-pages';

// What is rendered has tests of its own.
jest.mock('./render-brand-pages', () => ({ renderBrandPages: jest.fn() }));

let hostDir: string;
beforeEach(() => {
  hostDir = mkdtempSync(join(tmpdir(), 'host-'));
  writeFileSync(join(hostDir, 'index.html'), 'present');
  writeFileSync(join(hostDir, 'main.0123456789abcdef.js'), 'script');
});
afterEach(() => rmSync(hostDir, { recursive: true }));

const read = (name: string) => readFileSync(join(hostDir, name), 'utf8');

it('writes the rendered pages into the host', async () => {
  const files = new Map([['index.html', 'new']]);
  jest.mocked(renderBrandPages).mockResolvedValue({ files, brands: [aBrand()], problems: [] });

  expect(await replaceBrandPages('brands', hostDir)).toEqual({ brands: [aBrand()], problems: [] });
  expect(read('index.html')).toBe('new');
  expect(read('main.0123456789abcdef.js')).toBe('script');
});

it('keeps the pages of the host when a brand file has a problem', async () => {
  jest.mocked(renderBrandPages).mockResolvedValue({ files: new Map(), brands: [], problems: ['kmv.json: wrong'] });

  expect(await replaceBrandPages('brands', hostDir)).toEqual({ brands: [], problems: ['kmv.json: wrong'] });
  expect(read('index.html')).toBe('present');
});
