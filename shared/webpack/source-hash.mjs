import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * A short hash of files and folders, the same on every machine: of what is in them and how they are called, wherever they
 * are. Tests and what was installed or built do not count.
 * @param {readonly string[]} paths
 */
export function sourceHash(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const [name, file] of filesIn(path, basename(path))) {
      hash.update(name).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 8);
}

function filesIn(path, name) {
  if (!statSync(path).isDirectory()) return [[name, path]];
  return readdirSync(path)
    .filter((entry) => entry !== 'node_modules' && entry !== 'dist' && !/\.test(-d)?\.tsx?$/.test(entry))
    .sort()
    .flatMap((entry) => filesIn(join(path, entry), `${name}/${entry}`));
}
