import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { JOURNEY_MS } from '../../release/change-entry';
import { buildNames, hashedFilesIn } from './host-builds';

/** Removes the builds to which no rollback goes and that no journey can have any more, and hashed files that only they had. */
export function removeOldBuilds(folder: string, now = Date.now()): void {
  const isOld = (path: string) => statSync(path).mtimeMs < now - JOURNEY_MS;
  const [builds, files] = [join(folder, 'builds'), join(folder, 'files')];
  const named = buildNames(folder);
  for (const name of readdirSync(builds)) {
    if (!named.includes(name) && isOld(join(builds, name))) rmSync(join(builds, name), { recursive: true });
  }
  const used = new Set(readdirSync(builds).flatMap((name) => hashedFilesIn(join(builds, name))));
  for (const file of hashedFilesIn(files)) {
    if (!used.has(file) && isOld(join(files, file))) rmSync(join(files, file));
  }
}
