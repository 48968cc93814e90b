import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readDeploymentFiles } from './deployment-files';

let dir: string;
const host = () => ({ build: join(dir, 'built'), deployment: join(dir, 'deployment') });
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'deployed-'));
  for (const file of ['404.html', 'tags.html', 'kmv/index.html', 'main.0123456789abcdef.js']) put(`built/${file}`);
});
afterEach(() => rmSync(dir, { recursive: true }));

function put(file: string) {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), '');
}

it('finds the files at any depth, and none without the folder', () => {
  expect(readDeploymentFiles(host())).toEqual([]);
  put('deployment/files/google0a1b2c.html');
  put('deployment/files/.well-known/security.txt');
  expect(readDeploymentFiles(host())).toEqual(['.well-known/security.txt', 'google0a1b2c.html']);
});

it.each([
  ['config.json', 'the product needs this address'],
  ['release.json', 'the product needs this address'],
  ['404.html', 'the product needs this address'],
  ['tags.html', 'the product needs this address'],
  ['kmv', 'the product needs this address'],
  ['kmv/index.html', 'the product needs this address'],
  ['main.0123456789abcdef.js', 'the product needs this address'],
  ['sw.js', 'the product needs this address'],
  ['a b.html', 'give it a name of letters, digits, dots, hyphens and underscores'],
  ['a"; evil "/b.html', 'give it a name of letters, digits, dots, hyphens and underscores'],
  ['verificação.html', 'give it a name of letters, digits, dots, hyphens and underscores'],
])('refuses the file %s', (file, reason) => {
  put(`deployment/files/${file}`);
  expect(() => readDeploymentFiles(host())).toThrow(
    `${join(dir, 'deployment/files', file)} cannot be served, so nothing was written: ${reason}`,
  );
});
