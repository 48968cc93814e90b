import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runProgram } from './program.mjs';
import { builtPackages, inRoot, root } from './workspace.mjs';

/**
 * Builds packages for production, two at a time. A package whose sources are those of its last build is left alone.
 * @param {{ packages?: readonly string[], force?: boolean, onBuilt?: (name: string, how: 'built' | 'unchanged', started: number) => void }} options
 */
export async function buildPackages({ packages = builtPackages(), force = false, onBuilt = () => {} } = {}) {
  const open = [...packages];
  const worker = async () => {
    for (let name = open.shift(); name !== undefined; name = open.shift()) {
      const started = Date.now();
      const changed = force || !isBuilt(name);
      if (changed) await build(name);
      onBuilt(name, changed ? 'built' : 'unchanged', started);
    }
  };
  await Promise.all([worker(), worker()]);
}

async function build(name) {
  const content = stampOf(name); // before the build: what changes meanwhile makes the next build run
  const { code, output } = await runProgram({
    command: process.execPath,
    args: ['--import', 'tsx', inRoot('e2e/commands/support/build-one.mjs'), name],
  });
  if (code !== 0) throw new Error(`${name} could not be built:\n${output.trim().split('\n').slice(-40).join('\n')}`);
  mkdirSync(inRoot('.cache/builds'), { recursive: true });
  writeFileSync(stampFile(name), content);
}

function isBuilt(name) {
  const made = existsSync(inRoot(name, 'dist', name === 'host' ? '404.html' : 'mf-manifest.json'));
  return made && existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === stampOf(name);
}

const stampFile = (name) => inRoot('.cache/builds', `${name}.txt`);

/** A hash of all that goes into a build. */
function stampOf(name) {
  return hashOfSources([name, 'shared/src', 'shared/webpack', 'e2e/commands/support']);
}

/**
 * A hash of all sources in some folders of the workspace, and of what they are built with.
 * @param {readonly string[]} folders
 */
export function hashOfSources(folders) {
  const hash = createHash('sha256');
  const files = folders.flatMap((dir) => sourcesIn(inRoot(dir)));
  for (const file of [...files, inRoot('pnpm-lock.yaml'), inRoot('shared/package.json')]) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function sourcesIn(dir) {
  return readdirSync(dir, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist' && !/\.test\.tsx?$/.test(name))
    .flatMap((entry) => (entry.isDirectory() ? sourcesIn(join(dir, entry.name)) : [join(dir, entry.name)]))
    .sort();
}
