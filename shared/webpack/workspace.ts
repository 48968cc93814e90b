import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the workspace, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** A path inside the workspace; an absolute one stays as it is. */
export const inRoot = (...parts: readonly string[]): string => resolve(root, ...parts);

/** The packages that are built: the host and every segment in the workspace. */
export function builtPackages(): readonly string[] {
  const segments = readdirSync(root).filter(
    (name) => name.startsWith('mf-') && existsSync(inRoot(name, 'webpack.config.ts')),
  );
  return ['host', ...segments.sort()];
}

/** The names of the segments in the workspace: `simulation`, not `mf-simulation`. */
export function segmentNames(): readonly string[] {
  return builtPackages()
    .slice(1)
    .map((name) => name.slice('mf-'.length));
}
