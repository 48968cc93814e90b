import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inRoot } from './workspace.mjs';

/**
 * A tool of the workspace as a program that Node runs. Not through npx or .bin: this way is quick, quiet, and the same on
 * every system.
 */
export function nodeTool(packageName, { bin = packageName, from = inRoot('package.json'), args = [] } = {}) {
  return { command: process.execPath, args: [binOf(packageName, bin, from), ...args] };
}

/** A TypeScript program of the workspace. */
export function typeScriptProgram(file, args = []) {
  return { command: process.execPath, args: ['--import', 'tsx', inRoot(file), ...args] };
}

function binOf(packageName, bin, from) {
  const require = createRequire(from);
  const manifest = findManifest(packageName, require);
  const { bin: bins } = require(manifest);
  return join(dirname(manifest), typeof bins === 'string' ? bins : bins[bin]);
}

function findManifest(packageName, require) {
  for (const folder of require.resolve.paths(packageName) ?? []) {
    try {
      return require.resolve(join(folder, packageName, 'package.json'));
    } catch {
      // not in this folder; a package that hides its package.json is found by its path all the same
    }
  }
  throw new Error(`${packageName} is not installed. Run: npx --yes pnpm@12.21.0 install`);
}
