import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'brands-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Runs `pnpm brands new` with a folder of its own. */
function newBrand(args: readonly string[], input = '') {
  return spawnSync(process.execPath, ['--import', 'tsx', join(__dirname, 'command.ts'), ...args, '--folder', dir], {
    encoding: 'utf8',
    input,
  });
}

it('asks, writes the file, checks it and says what comes next', () => {
  const { status, stdout } = newBrand(['aurora', '--nome', 'Banco Aurora'], `\n\nabc\n${'\n'.repeat(20)}`);

  expect(status).toBe(0);
  expect(stdout).toMatch(/campanhaId is "abc"\. Write a whole number above 0\./);
  expect(stdout).toContain('The check found no problems.');
  expect(stdout).toContain(`pnpm brands preview aurora ${dir}`);
  const text = readFileSync(join(dir, 'aurora.json'), 'utf8');
  expect(text).toContain('\n  "routes": ["/aurora"],\n  "nome": "Banco Aurora",\n');

  const again = newBrand(['aurora', '--yes']);
  expect(again.status).toBe(1);
  expect(again.stderr).toContain('aurora.json exists already. Choose another id, or edit that file.');
}, 60_000);

it('prints the file instead of writing it in a dry run', () => {
  const { status, stdout } = newBrand(['aurora', '--yes', '--dry-run']);

  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ id: 'aurora', nome: 'Aurora' });
  expect(existsSync(join(dir, 'aurora.json'))).toBe(false);
}, 60_000);
