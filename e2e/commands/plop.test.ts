import { execFile } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyWorkspace, type WorkspaceCopy } from '../pages/fixtures/workspace-copy';
import { nodeTool } from './support/tools';

let copy: WorkspaceCopy;
beforeAll(async () => {
  copy = await copyWorkspace();
});
afterAll(() => copy.remove());

/** Rejects with the output of a tool that fails. */
async function run(name: string, ...args: readonly string[]): Promise<string> {
  const { command, args: words = [] } = nodeTool(name, { args, ...(name === '@biomejs/biome' && { bin: 'biome' }) });
  const { stdout, stderr } = await promisify(execFile)(command, words, { cwd: copy.dir });
  return stdout + stderr;
}
const plop = (words: string) => run('plop', ...words.split(' '));

it('a workspace with new steps and a new segment has no flow problem, passes the first tests, and lint', async () => {
  await plop('step proposal proposal-nova proposal-terms proposal-detalhes');
  await plop('step survey pesquisa-nova pesquisa-midia pesquisa-csat-compra');
  await plop('segment avaliacao payment:compra-feita');
  await symlink(join(copy.dir, 'mf-survey/node_modules'), join(copy.dir, 'mf-avaliacao/node_modules')); // as installed

  expect(await run('tsx', 'e2e/commands/flow-check.ts')).toMatch(/The flow has no problems: .* avaliacao/);
  const words = ['pesquisa-nova', 'proposal-nova', 'mf-avaliacao'];
  expect(await run('jest', '--runInBand', ...words)).toMatch(/Test Suites: 4 passed/);
  const packages = ['mf-survey', 'mf-proposal', 'mf-avaliacao'];
  await run(
    '@biomejs/biome',
    'check',
    '--error-on-warnings',
    ...packages,
    'host/src/talk',
    'e2e/pages',
    'e2e/commands',
  );
  expect(await copy.read('e2e/commands/support/ports.ts')).toContain('avaliacao: 3005');
  expect(await copy.read('host/src/talk/itinerary.ts')).toContain("'avaliacao:continuar': { segment: 'survey' }");
  expect(await copy.read('.github/workflows/avaliacao.yml')).toContain('mf-avaliacao/**');
  expect(await copy.read('.github/CODEOWNERS')).toContain('/mf-avaliacao/ ');
});

it.each([
  ['step survey Nova pesquisa-midia pesquisa-csat-compra', 'Write small letters'],
  ['step survey pesquisa-humano pesquisa-midia pesquisa-csat-compra', 'has a step pesquisa-humano'],
  ['step survey a-b pesquisa-nada pesquisa-csat-compra', 'no file of a step pesquisa-nada'],
  ['step survey a-b pesquisa-csat-compra pesquisa-nada', 'does not lead to pesquisa-nada'],
  ['segment avaliacao-final payment:compra-feita', 'Write one word'],
  ['segment survey payment:compra-feita', 'There is a folder mf-survey'],
  ['segment outra payment:nada', 'has no exit payment:nada'],
])('plop %s is refused', async (words, reason) => {
  await expect(plop(words)).rejects.toThrow(expect.objectContaining({ stderr: expect.stringContaining(reason) }));
});
