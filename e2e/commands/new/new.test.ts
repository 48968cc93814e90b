import { execFile } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@consorcio/shared/webpack/workspace';
import { copyWorkspace, type WorkspaceCopy } from '../../pages/fixtures/workspace-copy';
import { nodeTool } from '../support/tools';
import { newSegment } from './new-segment';
import { newStep } from './new-step';
import { workspaceFiles } from './workspace-files';

const present = workspaceFiles(root);
const step = { segment: 'survey', name: 'pesquisa-nova', after: 'pesquisa-midia' };
const segment = { name: 'avaliacao', after: 'payment:compra-feita' };

describe('A workspace with a new step and a new segment', () => {
  let copy: WorkspaceCopy;
  beforeAll(async () => {
    copy = await copyWorkspace();
    const words = ['step', 'proposal', 'proposal-nova', '--after', 'proposal-terms', '--before', 'proposal-detalhes'];
    await run(process.execPath, ['--import', 'tsx', 'e2e/commands/new.ts', ...words]);
    const texts = [...newStep(present, step), ...newSegment(present, segment)];
    workspaceFiles(copy.dir).write(texts);
    await biome('check', '--write', ...texts.map(({ file }) => file).filter((file) => !file.endsWith('.yml')));
    await symlink(join(copy.dir, 'mf-survey/node_modules'), join(copy.dir, 'mf-avaliacao/node_modules')); // as installed
  });
  afterAll(() => copy.remove());

  const tool = (...[name, options]: Parameters<typeof nodeTool>) => {
    const { command, args = [] } = nodeTool(name, options);
    return run(command, args);
  };
  const biome = (...args: readonly string[]) => tool('@biomejs/biome', { bin: 'biome', args });

  /** Rejects with the output of a program that fails. */
  async function run(command: string, args: readonly string[]): Promise<string> {
    const { stdout, stderr } = await promisify(execFile)(command, args, { cwd: copy.dir });
    return stdout + stderr;
  }

  it('has no flow problem, passes the first tests, and lint', async () => {
    const flow = await run(process.execPath, ['--import', 'tsx', 'e2e/commands/flow-check.ts']);
    expect(flow).toMatch(/The flow has no problems: .* avaliacao/);
    const words = ['pesquisa-nova', 'proposal-nova', 'mf-avaliacao'];
    expect(await tool('jest', { args: ['--runInBand', ...words] })).toMatch(/Test Suites: 4 passed/);
    const packages = ['mf-survey', 'mf-proposal', 'mf-avaliacao'];
    await biome('check', '--error-on-warnings', ...packages, 'host/src/talk', 'e2e/pages', 'e2e/commands');
  });
});

it.each([
  ['a name with capitals', { name: 'Nova' }, 'cannot be the name of a step'],
  ['a name with accents', { name: 'opinião' }, 'cannot be the name of a step'],
  ['the name of another step', { name: 'pesquisa-humano' }, 'already has a step pesquisa-humano'],
  ['no step before it', { after: '' }, 'There are: pesquisa-algo-mais, '],
  ['several ways on before it', { segment: 'proposal', after: 'proposal-terms' }, '--before proposal-location | '],
  ['a way that the step before it lacks', { before: 'pesquisa-nada' }, 'does not lead to pesquisa-nada'],
])('A new step is refused with %s', (_what, changes, reason) => {
  expect(() => newStep(present, { ...step, ...changes })).toThrow(reason);
});

it.each([
  [{ name: 'avaliacao-final' }, 'cannot be the name of a segment'],
  [{ name: 'survey' }, 'There is a folder mf-survey already'],
  [{ after: 'payment:nada' }, 'The itinerary has no exit "payment:nada"'],
])('A new segment is refused with %p', (changes, reason) => {
  expect(() => newSegment(present, { ...segment, ...changes })).toThrow(reason);
});

it('A new segment gets a free port and goes on where its way in led before', () => {
  const texts = new Map(newSegment(present, segment).map(({ file, text }) => [file, text]));
  expect(texts.get('e2e/commands/support/ports.ts')).toMatch(/avaliacao: 3005/);
  expect(texts.get('host/src/talk/itinerary.ts')).toContain("'avaliacao:continuar': { segment: 'survey' }");
  expect(texts.get('.github/workflows/avaliacao.yml')).toContain('mf-avaliacao/**');
});
