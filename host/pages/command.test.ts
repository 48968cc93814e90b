import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brandForm } from '../brands/brand-form';
import { withFolder } from '../brands/testing/a-folder';

const { path, put, read } = withFolder();

beforeEach(() => {
  const built = { scripts: ['main.0123456789abcdef.js'], hashes: {}, font: 'figtree.woff2', brandForm: brandForm() };
  put('host/pages.json', built);
  put('host/kmv/index.html', 'the page of KMV');
  put('broken/kmv.json', { titulo: 5 });
  put('broken/home.json', '{');
});

it('names each problem of the brand files, and keeps the pages', () => {
  const args = ['--import', 'tsx', join(__dirname, 'command.ts'), path('broken'), path('host')];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });

  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/broken\/home\.json:1: the JSON ends too early/),
    expect.stringMatching(/broken\/kmv\.json:1: titulo is 5/),
  ]);
  expect([status, readdirSync(path('host')).sort()]).toEqual([1, ['kmv', 'pages.json']]);
  expect(read('host/kmv/index.html')).toBe('the page of KMV');
});
