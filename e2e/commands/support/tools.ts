import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import type { Program } from './program';

interface Tool {
  /** The name of the program, where it is not that of the package. */
  readonly bin?: string;
  /** The package.json that names the tool. */
  readonly from?: string;
  readonly args?: readonly string[];
}

/** A tool of the workspace as a program that Node runs. Quicker than npx, and the same on every system, unlike `.bin`. */
export function nodeTool(
  packageName: string,
  { bin = packageName, from = inRoot('package.json'), args = [] }: Tool = {},
): Program {
  const require = createRequire(from);
  // The path also finds a package whose exports hide its package.json.
  const folders = (require.resolve.paths(packageName) ?? []).map((folder) => join(folder, packageName));
  const folder = folders.find((each) => existsSync(join(each, 'package.json')));
  if (!folder) throw new Error(`${packageName} is not installed. Run: npx --yes pnpm@12.21.0 install`);
  const { bin: bins }: { bin: string | Readonly<Record<string, string>> } = require(join(folder, 'package.json'));
  const file = typeof bins === 'string' ? bins : bins[bin];
  if (file === undefined) throw new Error(`${packageName} has no program ${bin}.`);
  return { command: process.execPath, args: [join(folder, file), ...args] };
}
