import { existsSync } from 'node:fs';
import { changeSinceBuild } from '@consorcio/shared/webpack/build-record';
import { inParallel } from '@consorcio/shared/webpack/in-parallel';
import { typeScriptProgram } from '@consorcio/shared/webpack/typescript-program';
import { builtPackages, inRoot } from '@consorcio/shared/webpack/workspace';
import { type Program, runProgram } from './program';

interface BuildRequest {
  readonly packages?: readonly string[];
  /** Build also what has not changed. */
  readonly force?: boolean;
  readonly onBuilt?: (name: string, how: 'built' | 'unchanged', started: number) => void;
}

/** Builds packages for production, two at a time. A package is skipped if its sources did not change since its last build. */
export async function buildPackages({
  packages = builtPackages(),
  force = false,
  onBuilt = () => undefined,
}: BuildRequest = {}): Promise<void> {
  const build = async (name: string) => {
    const started = Date.now();
    const change = force || !isBuilt(name) ? 'code' : changeSinceBuild(name);
    if (change === 'code') await buildPackage(name);
    if (change === 'brands') await runBuild(name, typeScriptProgram('host/pages/command.ts'));
    onBuilt(name, change === 'nothing' ? 'unchanged' : 'built', started);
  };
  await inParallel(packages, build, 2);
}

interface BuildTarget {
  /** `testers`: a production build of the host in which a tab can show builds that are not released. */
  readonly mode?: 'production' | 'development' | 'testers';
  readonly outputDir?: string;
}

/** Builds one package in a process of its own. `name` is its folder, relative to the workspace. */
export async function buildPackage(name: string, { mode = 'production', outputDir }: BuildTarget = {}): Promise<void> {
  const args = [name, mode, ...(outputDir === undefined ? [] : [outputDir])];
  await runBuild(name, typeScriptProgram('shared/webpack/build-one.ts', args));
}

async function runBuild(name: string, program: Program): Promise<void> {
  const { code, output } = await runProgram(program);
  if (code === 0) return;
  const cause = output.trim() || `Its process ended with code ${code}, and without a word.`;
  throw new Error(`${name} could not be built:\n${cause.split('\n').slice(-40).join('\n')}`);
}

function isBuilt(name: string): boolean {
  const made = inRoot(name, 'dist', name === 'host' ? '404.html' : 'mf-manifest.json');
  return existsSync(made);
}
