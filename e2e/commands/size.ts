// pnpm check size: what a visitor downloads, compressed as it is sent. Exit code 1 if the critical path or all of it is too large,
// or if a package is downloaded more than once.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordedPackages } from '@consorcio/shared/webpack/build-record';
import { buildPackages } from '@consorcio/shared/webpack/builds';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { carriedTwice, packageName } from '@consorcio/shared/webpack/packages-in';
import { brotli } from '@consorcio/shared/webpack/precompress';
import { builtPackages, inRoot } from '@consorcio/shared/webpack/workspace';

/** KiB of script with brotli before the visitor can answer the first words. */
const CRITICAL_BUDGET_KIB = 95;
/** KiB of all JavaScript of the host and its segments. */
const TOTAL_BUDGET_KIB = 335;

interface File {
  readonly name: string;
  readonly bytes: number;
}

await buildPackages().catch(failWith);
const criticalFiles = scriptsOf(inRoot('host/dist/index.html'));
const critical = sum(criticalFiles.map((name) => weigh(inRoot('host/dist'), name)));
let federated = 0;
for (const name of builtPackages()) {
  const files = javaScriptIn(inRoot(name, 'dist'));
  federated += sum(files);
  console.log(`\n${name}`);
  for (const file of files) console.log(row(file.name, file.bytes, roleOf(name, file.name)));
  if (name === 'host') continue;
  const first = sum(files.filter((file) => roleOf(name, file.name) !== 'lazy'));
  console.log(
    row('until its first step', first, `and ${kib(sum(files) - first)} KiB for the components of later ones`),
  );
}
console.log(`\n${row('host and segments', federated, `all JavaScript, budget ${TOTAL_BUDGET_KIB} KiB`)}`);

const carried = new Map(builtPackages().map((build) => [build, recordedPackages(build)]));
const reacts = [...carried].flatMap(([build, folders]) =>
  folders.filter((folder) => packageName(folder) === 'react').map(() => build),
);
const twice = carriedTwice(carried);
console.log(`\n  React: ${reacts.length} (${reacts.join(', ')})`);
console.log(`  npm packages that are downloaded more than once: ${twice.length === 0 ? 'none' : ''}`);
for (const words of twice) console.log(`    ${words}`);

console.log(`\n${row('critical path', critical, `budget ${CRITICAL_BUDGET_KIB} KiB`)}`);

const problems = [
  critical > CRITICAL_BUDGET_KIB * 1024 &&
    'The critical path is over its budget: load later what the first words do not need.',
  federated > TOTAL_BUDGET_KIB * 1024 && 'All JavaScript together is over its budget: see which build has grown.',
  reacts.length !== 1 &&
    'A page must have exactly one React: a second one breaks hooks. See docs/adr/0002-the-share-list.md.',
  twice.length > 0 && 'A visitor downloads npm packages twice: share them, or let one build do that part.',
].filter((problem) => problem !== false);
for (const problem of problems) console.error(`\n${problem}`);
if (problems.length > 0) process.exit(1);

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
  return `  ${name.padEnd(44)} ${kib(bytes).padStart(7)} KiB  ${note}`;
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
