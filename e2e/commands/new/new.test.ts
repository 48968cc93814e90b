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

describe('A workspace with a new step and a new segment', () => {
  let copy: WorkspaceCopy;
  beforeAll(async () => {
    copy = await copyWorkspace();
    const words = ['step', 'proposal', 'proposal-nova', '--after', 'proposal-terms', '--before', 'proposal-detalhes'];
    await run(process.execPath, ['--import', 'tsx', 'e2e/commands/new.ts', ...words]);
    const texts = [
      ...newStep(present, { segment: 'survey', name: 'pesquisa-nova', after: 'pesquisa-midia' }),
      ...newSegment(present, { name: 'avaliacao', after: 'payment:compra-feita' }),
    ];
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

  it('has no flow problem, and the new steps are in the flow', async () => {
    const output = await run(process.execPath, ['--import', 'tsx', 'e2e/commands/flow-check.ts']);
    expect(output).toMatch(/The flow has no problems: .* avaliacao/);
  });

  it('passes the first tests', async () => {
    const words = ['pesquisa-nova', 'proposal-nova', 'mf-avaliacao'];
    expect(await tool('jest', { args: ['--runInBand', ...words] })).toMatch(/Test Suites: 4 passed/);
  });

  it('passes lint', async () => {
    const packages = ['mf-survey', 'mf-proposal', 'mf-avaliacao'];
    await biome('check', '--error-on-warnings', ...packages, 'host/src/journey', 'e2e/world', 'e2e/commands');
  });
});

describe('A new step', () => {
  const step = { segment: 'survey', name: 'pesquisa-nova', after: 'pesquisa-midia' };
  const make = (changes: Partial<Parameters<typeof newStep>[1]>) => () => newStep(present, { ...step, ...changes });

  it.each([
    ['a name with capitals', { name: 'Nova' }, 'cannot be the name of a step'],
    ['a name with accents', { name: 'opinião' }, 'cannot be the name of a step'],
    ['the name of another step', { name: 'pesquisa-humano' }, 'already has a step pesquisa-humano'],
    ['no step before it', { after: '' }, 'There are: pesquisa-algo-mais, '],
    [
      'a step before it that has several ways on',
      { segment: 'proposal', after: 'proposal-terms' },
      '--before proposal-location | ',
    ],
    ['a way that the step before it does not have', { before: 'pesquisa-nada' }, 'does not lead to pesquisa-nada'],
  ])('is refused with %s', (_what, changes, reason) => {
    expect(make(changes)).toThrow(reason);
  });
});

describe('A new segment', () => {
  it.each([
    ['avaliacao-final', 'payment:compra-feita', 'cannot be the name of a segment'],
    ['survey', 'payment:compra-feita', 'There is a folder mf-survey already'],
    ['avaliacao', 'payment:nada', 'The itinerary has no exit "payment:nada"'],
  ])('is refused: %s after %s', (name, after, reason) => {
    expect(() => newSegment(present, { name, after })).toThrow(reason);
  });

  it('gets a free port and goes on where its way in led before', () => {
    const texts = new Map(
      newSegment(present, { name: 'avaliacao', after: 'payment:compra-feita' }).map(({ file, text }) => [file, text]),
    );
    expect(texts.get('e2e/commands/support/ports.ts')).toMatch(/avaliacao: 3005/);
    expect(texts.get('host/src/journey/itinerary.ts')).toContain("'avaliacao:continuar': { segment: 'survey' }");
    expect(texts.get('.github/workflows/avaliacao.yml')).toContain('mf-avaliacao/**');
  });
});
