import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { inRoot, root } from './workspace.mjs';

/**
 * The npm packages that a build carries, each as the folder that it came from. Read from the modules that webpack put into
 * chunks: what it shook out, and what a segment takes from the host, is in none.
 * @template Chunk
 * @param {{ chunks: Iterable<Chunk>, chunkGraph: { getChunkModulesIterable(chunk: Chunk): Iterable<object> } }} compilation
 * webpack's
 */
export function packagesIn({ chunks, chunkGraph }) {
  const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  return [...new Set(modules.flatMap(filesOf).flatMap(packageOf))].sort();
}

/** Keeps what a build carries for those who ask later, when the build is unchanged and not made again. */
export function recordPackages(name, compilation) {
  mkdirSync(dirname(recordOf(name)), { recursive: true });
  writeFileSync(recordOf(name), JSON.stringify(packagesIn(compilation), null, 2));
}

/** @returns {string[]} what the last production build of a package carries */
export function recordedPackages(name) {
  return JSON.parse(readFileSync(recordOf(name), 'utf8'));
}

/** The name of a package: `@scope/name`, whatever folders it is in. */
export function packageName(folder) {
  return folder.split(/(?:^|[\\/])node_modules[\\/]/).at(-1);
}

/**
 * The npm packages that a visitor downloads more than once, in words: those of several builds, and those of which one build
 * carries several versions.
 * @param {ReadonlyMap<string, readonly string[]>} carried build → the folders of its packages
 * @returns {readonly string[]}
 */
export function carriedTwice(carried) {
  const names = new Set([...carried.values()].flat().map(packageName));
  return [...names].sort().flatMap((name) => {
    const carriers = [...carried].flatMap(([build, folders]) => {
      const versions = folders.filter((folder) => packageName(folder) === name).length;
      return versions === 0
        ? []
        : [{ versions, words: versions === 1 ? `in ${build}` : `(${versions} versions) in ${build}` }];
    });
    const isOnce = carriers.length === 1 && carriers[0].versions === 1;
    return isOnce ? [] : [`${name} ${carriers.map(({ words }) => words).join(', ')}`];
  });
}

const recordOf = (name) => inRoot('.cache/builds', `${name}.packages.json`);

function filesOf(module) {
  return module.modules ? module.modules.flatMap(filesOf) : [module.resource ?? ''];
}

/** The federation plugin writes a file of its own into `node_modules/.federation`, which is no package. */
function packageOf(file) {
  const match = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^.\\/@][^\\/]*/.exec(file);
  return match ? [relative(root, match[0])] : [];
}
