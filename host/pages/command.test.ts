import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandForm } from '../brands/brand-form';

const built = { scripts: ['main.0123456789abcdef.js'], hashes: {}, font: 'figtree.woff2' };

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pages-'));
  for (const folder of ['host', 'good', 'broken']) mkdirSync(join(dir, folder));
  put('host/pages.json', JSON.stringify({ ...built, brandForm: brandForm() }));
  put('host/main.0123456789abcdef.js', 'script');
  put('good/kmv.json', JSON.stringify({ routes: ['/kmv-novo'], titulo: 'KMV de amanhã' }));
  put('broken/kmv.json', JSON.stringify({ titulo: 5 }));
  put('broken/home.json', '{');
});
afterEach(() => rmSync(dir, { recursive: true }));

function put(name: string, content: string) {
  writeFileSync(join(dir, name), content);
}

function brandPages(folder: string) {
  const args = ['--import', 'tsx', join(__dirname, 'command.ts'), join(dir, folder), join(dir, 'host')];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, lines: stderr.trim().split('\n') };
}

function served() {
  const files = readdirSync(join(dir, 'host'), { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => [
      join(parentPath, name).slice(join(dir, 'host/').length),
      readFileSync(join(parentPath, name)),
    ]),
  );
}

it('replaces the pages of a built host, and keeps them when a brand file has a problem', () => {
  expect(brandPages('good').status).toBe(0);
  const pages = served();
  expect([...pages.keys()]).toEqual(expect.arrayContaining(['index.html', '404.html', 'kmv-novo/index.html.br']));
  expect(String(pages.get('kmv-novo/index.html'))).toContain('<title>KMV de amanhã</title>');
  expect(String(pages.get('kmv-novo/index.html'))).toContain('src="/main.0123456789abcdef.js"');
  expect(pages.has('kmv/index.html')).toBe(false);
  expect(String(pages.get('main.0123456789abcdef.js'))).toBe('script');

  const { status, lines } = brandPages('broken');
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/broken\/home\.json:1: the JSON ends too early/),
    expect.stringMatching(/broken\/kmv\.json:1: titulo is 5/),
  ]);
  expect(served()).toEqual(pages);
}, 60_000);
