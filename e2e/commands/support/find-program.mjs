import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these files that can be run. */
export function firstRunnable(files) {
  return files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Where a program of this name may be: the folders of PATH, in order. */
export function onPath(name, { PATH = '' }) {
  return PATH.split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name));
}
