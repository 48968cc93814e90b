import { existsSync } from 'node:fs';
import { isRecordCurrent } from '@consorcio/shared/webpack/build-record';
import { typeScriptProgram } from '@consorcio/shared/webpack/typescript-program';
import { builtPackages, inRoot } from '@consorcio/shared/webpack/workspace';
import { runProgram } from './program';

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
  const open = [...packages];
  const worker = async () => {
    for (let name = open.shift(); name !== undefined; name = open.shift()) {
      const started = Date.now();
      const isStale = force || !isBuilt(name);
      if (isStale) await buildPackage(name);
      onBuilt(name, isStale ? 'built' : 'unchanged', started);
    }
  };
  await Promise.all([worker(), worker()]);
}

interface BuildTarget {
  /** `testers`: a production build of the host in which a tab can show builds that are not released. */
  readonly mode?: 'production' | 'development' | 'testers';
  readonly outputDir?: string;
}

/** Builds one package in a process of its own. `name` is its folder, relative to the workspace. */
export async function buildPackage(name: string, { mode = 'production', outputDir }: BuildTarget = {}): Promise<void> {
  const args = [name, mode, ...(outputDir === undefined ? [] : [outputDir])];
  const { code, output } = await runProgram(typeScriptProgram('shared/webpack/build-one.ts', args));
  if (code === 0) return;
  const cause = output.trim() || `Its process ended with code ${code}, and without a word.`;
  throw new Error(`${name} could not be built:\n${cause.split('\n').slice(-40).join('\n')}`);
}

function isBuilt(name: string): boolean {
  const made = inRoot(name, 'dist', name === 'host' ? '404.html' : 'mf-manifest.json');
  return existsSync(made) && isRecordCurrent(name);
}
