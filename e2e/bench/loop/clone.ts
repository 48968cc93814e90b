import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningProgram, runProgram, startProgram } from '@consorcio/shared/webpack/program';
import { root } from '@consorcio/shared/webpack/workspace';

/** A fresh clone of this repository, in a temporary folder. */
export interface Clone {
  readonly dir: string;
  /** Runs a script of its package.json until it ends. Throws if it fails. */
  run(script: string, ...args: readonly string[]): Promise<void>;
  start(script: string, env: Readonly<Record<string, string>>, ...args: readonly string[]): RunningProgram;
  remove(): void;
}

export async function cloneOfHead(): Promise<Clone> {
  const dir = join(mkdtempSync(join(tmpdir(), 'bench-')), 'clone');
  await expectSuccess(runProgram({ command: 'git', args: ['clone', '--quiet', root, dir] }), 'git clone');
  const npm = (script: string, args: readonly string[]) => ({
    command: 'npm',
    args: ['--prefix', dir, 'run', script, '--', ...args],
  });
  return {
    dir,
    run: (script, ...args) => expectSuccess(runProgram(npm(script, args)), `npm run ${script}`),
    start: (script, env, ...args) => startProgram({ ...npm(script, args), env }),
    remove: () => rmSync(join(dir, '..'), { recursive: true, force: true }),
  };
}

async function expectSuccess(result: ReturnType<typeof runProgram>, name: string): Promise<void> {
  const { code, output } = await result;
  if (code !== 0) throw new Error(`\`${name}\` failed in the clone:\n${output.trim().slice(-2000)}`);
}
