import { statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Compilation } from 'webpack';
import { changedSince, hashOfSources, isBrandFile, isCode } from './hash-of-sources';
import { packagesIn } from './packages-in';
import { readRecords, writeRecords } from './records';
import { root } from './workspace';

const fileName = 'build.json';

/** The stored record of a package's last production build. */
interface BuildRecord {
  /** Files and folders that the build was made of. */
  readonly sources: readonly string[];
  /** Of all sources but the brand files. */
  readonly stamp: string;
  /** Of the brand files in the pages of the host. */
  readonly brands: string;
  /** The npm packages in its scripts, by folder. */
  readonly packages: readonly string[];
  /** Those in a page of its own, which shares nothing with the page of the host. */
  readonly ofPage: readonly string[];
}

/** Stores which files a build read, for the next build. `started` is the time when the build began. */
export function recordBuild(name: string, compilation: Compilation, started: number): void {
  const files = filesRead(compilation.fileDependencies);
  const sources = sourcesOf(name, files);
  // A file that changed during the build may be in it or not, so the next build must run.
  const stamp = changedSince(started, files) ? '' : hashOfSources(sources, isCode);
  const brands = changedSince(started, sources, isBrandFile) ? '' : hashOfSources(sources, isBrandFile);
  const ofPage = compilation.children.flatMap(packagesIn);
  const record: BuildRecord = { sources, stamp, brands, packages: packagesIn(compilation), ofPage };
  writeRecords(name, fileName, record);
}

/** What changed since the last build of a package. */
export function changeSinceBuild(name: string): 'code' | 'brands' | 'nothing' {
  let record: BuildRecord;
  try {
    record = readRecord(name);
  } catch {
    return 'code'; // it was never built, or was ended while it wrote the record
  }
  const { stamp, brands, sources } = record;
  if (stamp !== hashOfSources(sources, isCode)) return 'code';
  return brands === hashOfSources(sources, isBrandFile) ? 'nothing' : 'brands';
}

/** Call it before the pages of the built host are rendered again, and what it returns once they are: it stores for which brands. */
export function recordPages(): () => void {
  const record = readRecord('host');
  const brands = hashOfSources(record.sources, isBrandFile);
  return () => writeRecords('host', fileName, { ...record, brands });
}

/** The npm packages in the scripts of the last production build of a package, by folder. */
export function recordedPackages(name: string): Pick<BuildRecord, 'packages' | 'ofPage'> {
  return readRecord(name);
}

/**
 * The files of the workspace that webpack read for a build, without installed packages. Unused files that a barrel re-exports
 * are not among them, because `shared` has no side effects.
 */
export function filesRead(fileDependencies: Iterable<string>, workspace = root): readonly string[] {
  return [...fileDependencies]
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    .map((file) => relative(workspace, file).split(sep).join('/'))
    .filter((file) => !file.startsWith('..') && !/(^|\/)(node_modules|dist)\//.test(file));
}

/** What can change a build: the files that it read, and how they are built. The host also renders pages from its brands. */
function sourcesOf(name: string, files: readonly string[]): readonly string[] {
  const own =
    name === 'host'
      ? ['host', 'shared/src']
      : ['webpack.config.ts', 'package.json', 'scripts.json'].map((file) => `${name}/${file}`);
  return [...new Set([...files, ...own, 'shared/webpack', 'shared/package.json', 'pnpm-lock.yaml'])].sort();
}

function readRecord(name: string): BuildRecord {
  return readRecords(name, fileName) as BuildRecord; // written above
}
