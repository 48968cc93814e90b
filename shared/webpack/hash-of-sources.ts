import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { inRoot, root } from './workspace';

/** Says of a file, relative to the workspace, whether it counts. */
type Counts = (file: string) => boolean;

/** A hash of files and folders of the workspace, tests left out. A file that no longer exists changes it, too. */
export function hashOfSources(paths: readonly string[], counts?: Counts): string {
  const hash = createHash('sha256');
  for (const file of sourcesIn(paths, counts)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(inRoot(file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Whether one of them was written after a time, in ms. */
export function changedSince(time: number, paths: readonly string[], counts?: Counts): boolean {
  return sourcesIn(paths, counts).some((file) => statSync(inRoot(file)).mtimeMs > time);
}

/** Also pictures in the folder of a brand. The schema is code: scripts accept brands of no other form. */
export const isBrandFile: Counts = (file) =>
  /^host[\\/]brands[\\/]([^.\\/]+\.json|[^\\/]+[\\/][^\\/]+\.(svg|png|jpg|webp))$/.test(file);
export const isCode: Counts = (file) => !isBrandFile(file);

function sourcesIn(paths: readonly string[], counts: Counts = () => true): readonly string[] {
  const files = paths.flatMap((path) => filesIn(inRoot(path))).map((file) => relative(root, file));
  return [...new Set(files)].filter(counts);
}

function filesIn(path: string): readonly string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(path)
    .filter((name) => !['node_modules', 'dist', 'records'].includes(name) && !/\.test(-d)?\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`));
}
