import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Program } from '@consorcio/shared/webpack/typescript-program';
import { inRoot } from '@consorcio/shared/webpack/workspace';

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
  return { command: process.execPath, args: [binOf(packageName, bin, from), ...args] };
}

function binOf(packageName: string, bin: string, from: string): string {
  const require = createRequire(from);
  const manifest = findManifest(packageName, require);
  const { bin: bins }: { bin: string | Readonly<Record<string, string>> } = require(manifest);
  const file = typeof bins === 'string' ? bins : bins[bin];
  if (file === undefined) throw new Error(`${packageName} has no program ${bin}.`);
  return join(dirname(manifest), file);
}

function findManifest(packageName: string, require: NodeJS.Require): string {
  for (const folder of require.resolve.paths(packageName) ?? []) {
    try {
      return require.resolve(join(folder, packageName, 'package.json'));
    } catch {
      // Not in this folder. The path also finds a package whose exports hide its package.json.
    }
  }
  throw new Error(`${packageName} is not installed. Run: npx --yes pnpm@12.21.0 install`);
}
