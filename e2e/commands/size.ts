// pnpm size: what a visitor downloads, compressed as it is sent. Exit 1 when the way to the first words is too heavy.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { buildPackages } from './support/builds.mjs';
import { brotli } from './support/precompress.mjs';
import { builtPackages, inRoot, segmentNames } from './support/workspace.mjs';

/** KiB of script, brotli at its best, before the first words can be spoken to. */
const BUDGET_KIB = 110;

interface File {
  readonly name: string;
  readonly bytes: number;
}

await buildPackages();
const criticalFiles = scriptsOf(inRoot('host/dist/index.html'));
const critical = sum(criticalFiles.map((name) => weigh(inRoot('host/dist'), name)));
let federated = 0;
for (const name of builtPackages()) {
  const files = javaScriptIn(inRoot(name, 'dist'));
  federated += sum(files);
  console.log(`\n${name}`);
  for (const file of files) console.log(row(file.name, file.bytes, roleOf(name, file.name)));
}
const single = sum(javaScriptIn(await buildAsOne()));
console.log(`\n${row('host and segments', federated, 'all JavaScript, as it is served')}`);
console.log(row('the same as one bundle', single, 'no federation'));
console.log(row('federation tax', federated - single, `${((100 * (federated - single)) / single).toFixed(1)} %`));
console.log(`\n${row('critical path', critical, `budget ${BUDGET_KIB} KiB`)}`);
if (critical > BUDGET_KIB * 1024) {
  console.error('\nThe critical path is over its budget: load later what the first words do not need.');
  process.exit(1);
}

function roleOf(name: string, file: string): string {
  if (name === 'host') return criticalFiles.includes(file) ? 'critical path' : 'lazy';
  if (file.startsWith('remoteEntry.')) return 'entry';
  return file.startsWith('segment.') ? 'steps' : 'lazy';
}

function scriptsOf(page: string): readonly string[] {
  return [...readFileSync(page, 'utf8').matchAll(/<script [^>]*src="\/([^"]+)"/g)].map(([, file = '']) => file);
}

function javaScriptIn(dir: string): readonly File[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => weigh(dir, name))
    .sort((a, b) => b.bytes - a.bytes);
}

function weigh(dir: string, name: string): File {
  return { name, bytes: brotli(readFileSync(join(dir, name))).length };
}

function sum(files: readonly File[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

function row(name: string, bytes: number, note: string): string {
  return `  ${name.padEnd(44)} ${(bytes / 1024).toFixed(1).padStart(7)} KiB  ${note}`;
}

/** Builds the host with its segments inside: the federation runtime gives way to plain dynamic imports. */
async function buildAsOne(): Promise<string> {
  const dir = inRoot('.cache/one-bundle');
  const imports = segmentNames().map(
    (name) => `  mf_${name}: () => import(${JSON.stringify(inRoot(`mf-${name}`, 'src/segment.ts'))}),\n`,
  );
  mkdirSync(dir, { recursive: true });
  writeFileSync(
    join(dir, 'runtime.mjs'),
    `const segments = {\n${imports.join('')}};\nexport const run = ({ name }) => segments[name]();\n`,
  );
  const { default: hostConfig } = await import('../../host/webpack.config.mjs');
  const config: Configuration = hostConfig({ mode: 'production', outputDir: join(dir, 'dist') });
  config.cache = false;
  config.plugins?.push(new webpack.NormalModuleReplacementPlugin(/\/federation-runtime$/, join(dir, 'runtime.mjs')));
  await new Promise<void>((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  return join(dir, 'dist');
}
