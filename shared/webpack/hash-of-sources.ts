import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { inRoot, root } from './workspace';

/** A hash of files and folders of the workspace, tests left out. A file that no longer exists changes it, too. */
export function hashOfSources(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of new Set(paths.flatMap((path) => filesIn(inRoot(path))))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesIn(path: string): readonly string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(path)
    .filter((name) => !['node_modules', 'dist', 'records'].includes(name) && !/\.test(-d)?\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`));
}
