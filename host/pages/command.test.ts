import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandForm } from '../brands/brand-form';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pages-'));
  for (const folder of ['host/kmv', 'broken']) mkdirSync(join(dir, folder), { recursive: true });
  const built = { scripts: ['main.0123456789abcdef.js'], hashes: {}, font: 'figtree.woff2', brandForm: brandForm() };
  put('host/pages.json', JSON.stringify(built));
  put('host/kmv/index.html', 'the page of KMV');
  put('broken/kmv.json', JSON.stringify({ titulo: 5 }));
  put('broken/home.json', '{');
});
afterEach(() => rmSync(dir, { recursive: true }));

function put(name: string, content: string) {
  writeFileSync(join(dir, name), content);
}

it('names each problem of the brand files, and keeps the pages', () => {
  const args = ['--import', 'tsx', join(__dirname, 'command.ts'), join(dir, 'broken'), join(dir, 'host')];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });

  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/broken\/home\.json:1: the JSON ends too early/),
    expect.stringMatching(/broken\/kmv\.json:1: titulo is 5/),
  ]);
  expect(status).toBe(1);
  expect(readdirSync(join(dir, 'host')).sort()).toEqual(['kmv', 'pages.json']);
  expect(readFileSync(join(dir, 'host/kmv/index.html'), 'utf8')).toBe('the page of KMV');
});
