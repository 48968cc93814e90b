import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newBrand } from './new-brand';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'brands-'));
  file = join(dir, 'inexistente.json');
});
afterEach(() => rmSync(dir, { recursive: true }));

it('asks, writes the file, checks it and says what comes next', () => {
  const words = ['inexistente', '--nome', 'Banco de Teste', '--folder', dir];
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', join(__dirname, 'command.ts'), ...words], {
    encoding: 'utf8',
    input: `\n\nabc\n${'\n'.repeat(20)}`,
  });

  expect(status).toBe(0);
  expect(stdout).toMatch(/campanhaId is "abc"\. Write a whole number above 0\./);
  expect(stdout).toContain('The check found no problems.');
  expect(stdout).toContain(`pnpm brands preview inexistente ${dir}`);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('\n  "routes": ["/inexistente"],\n  "nome": "Banco de Teste",\n');
});

/** Nothing is asked. */
const make = (...words: readonly string[]) =>
  newBrand([...words, '--yes', '--folder', dir], () => {
    throw new Error('It asked.');
  });

it('keeps a file that exists', async () => {
  writeFileSync(file, 'present');

  await expect(make('inexistente')).rejects.toThrow(
    'inexistente.json exists already. Choose another id, or edit that file.',
  );
  expect(readFileSync(file, 'utf8')).toBe('present');
});

it('prints the file instead of writing it in a dry run', async () => {
  const { lines, isTrouble } = await make('inexistente', '--dry-run');

  expect(isTrouble).toBe(false);
  expect(JSON.parse(lines.join('\n'))).toMatchObject({ id: 'inexistente', nome: 'Inexistente' });
  expect(existsSync(file)).toBe(false);
});

it.each([[[]], [['Aurora']], [['a b']]])('needs an id of small letters, not %j', async (words) => {
  await expect(make(...words)).rejects.toThrow('Name the brand: pnpm brands new <id>');
});
