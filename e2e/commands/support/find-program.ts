import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these files that can be run. */
export function firstRunnable(files: readonly string[]): string | undefined {
  return files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** The files where a program of this name may be: one in each folder of PATH, in order. */
export function onPath(name: string, { PATH = '' }: NodeJS.ProcessEnv): readonly string[] {
  return PATH.split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name));
}
