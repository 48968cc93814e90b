import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Refusal } from '@consorcio/shared/webpack/fail-with';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import * as z from 'zod/mini';
import { readBuiltPages } from '../../pages/built-pages';
import { hashedName } from '../content-types';
import { JOURNEY_MS } from '../release-entry';
import { rewriteFile } from '../rewrite-file';

// The folder of a host on the machine that serves it:
//   builds/<name>  each build, which is never changed again
//   files          the hashed files of all builds. Open pages load those of an earlier build, and while nginx reloads, worker processes of
//                  both builds may answer one page
//   builds.json    the names of the builds, the served one first, then those to which a rollback goes

/** How many builds a host keeps. */
const MAX_BUILDS = 10;

const namesSchema = z.array(z.string().check(z.regex(/^[\w-]+$/)));

/** Where the pages of a host are and where its hashed files are. A folder to which nothing was released yet is itself a build. */
export function hostFolders(
  folder: string,
  name = buildNames(folder)[0],
): { readonly build: string; readonly files: string } {
  if (name === undefined) return { build: folder, files: folder };
  return { build: join(folder, 'builds', name), files: join(folder, 'files') };
}

/** The names of the builds of a host, the served one first. */
export function buildNames(folder: string): readonly string[] {
  const file = join(folder, 'builds.json');
  return existsSync(file) ? namesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** Copies a build to the folder of a host, where nothing serves it yet. Refuses one that is not whole. Returns the names of all builds. */
export function addBuild(folder: string, from: string): readonly string[] {
  refuseParts(from);
  process.umask(0o022); // the user of nginx reads what is written from here on
  const builds = join(folder, 'builds');
  mkdirSync(builds, { recursive: true });
  const time = new Date().toISOString().slice(0, 19).replaceAll(/\D/g, '');
  const build = mkdtempSync(join(builds, `${time}-`));
  cpSync(from, build, { recursive: true });
  for (const path of [build, ...pathsIn(build)]) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
  const names = buildNames(folder);
  const isBuild = names.length === 0 && existsSync(join(folder, '404.html')); // visitors may have pages of it open
  for (const served of isBuild ? [folder, build] : [build]) keepHashedFiles(served, join(folder, 'files'));
  return [basename(build), ...names].slice(0, MAX_BUILDS);
}

/** Changes which builds a host has. Refuses when another program changed it since `before` was read. */
export async function writeBuildNames(
  folder: string,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const file = join(folder, 'builds.json');
  await rewriteFile(file, () => {
    if (String(buildNames(folder)) !== String(before)) {
      throw new Refusal('Another program has released a host in the meantime: look at the page, then try again.');
    }
    return { text: `${JSON.stringify(after)}\n`, mode: 0o644 };
  });
  const [left] = before;
  if (left !== undefined) utimesSync(join(folder, 'builds', left), new Date(), new Date()); // it is kept from now on
}

function refuseParts(build: string): void {
  const wrong = Object.entries(readBuiltPages(build).hashes).find(([file, hash]) => {
    const path = join(build, file);
    return !existsSync(path) || integrityOf(readFileSync(path)) !== hash;
  });
  if (wrong) throw new Refusal(`${build} is not a whole build: ${wrong[0]} is missing or was changed. Copy it again.`);
}

/** Each file appears whole at once, because a file that is there is not copied again. */
function keepHashedFiles(build: string, files: string): void {
  for (const file of hashedFilesIn(build).filter((name) => !existsSync(join(files, name)))) {
    const to = join(files, file);
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(join(build, file), `${to}.new`);
    chmodSync(`${to}.new`, 0o644);
    renameSync(`${to}.new`, to);
  }
}

/** The names of the hashed files in a folder, with their compressed forms. */
export function hashedFilesIn(dir: string): readonly string[] {
  return pathsIn(dir)
    .map((path) => path.slice(dir.length + 1))
    .filter((name) => !/^(builds|files)\//.test(name) && hashedName.test(name.replace(/\.(br|gz)$/, '')));
}

function pathsIn(dir: string): readonly string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => join(dir, name));
}

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
