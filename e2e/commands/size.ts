// pnpm check size: what a visitor downloads, compressed as it is sent. Exit code 1 if the critical path or all of it is too large,
// or if a package is downloaded more than once.
import { readFileSync } from 'node:fs';
import { recordedPackages } from '@consorcio/shared/webpack/build-record';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { brotli } from '@consorcio/shared/webpack/precompress';
import { builtFiles } from '@consorcio/shared/webpack/script-inventory';
import { builtPackages, inRoot } from '@consorcio/shared/webpack/workspace';
import { carriedTwice, packageName } from './supply/carried-twice';
import { buildPackages } from './support/builds';
import { endCheck } from './support/end-check';

/** KiB of script with brotli before the visitor can answer the first words. */
const CRITICAL_BUDGET_KIB = 95;
/** KiB of all JavaScript of the host and its segments. */
const TOTAL_BUDGET_KIB = 335;

await buildPackages().catch(failWith);
const page = readFileSync(inRoot('host/dist/index.html'), 'utf8');
const critical = new Set([...page.matchAll(/<script [^>]*src="\/([^"]+)"/g)].map(([, file = '']) => file));
const files = builtPackages().flatMap((build) =>
  builtFiles(inRoot(build, 'dist'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => {
      const isFirst = build === 'host' ? critical.has(name) : /^(remoteEntry|segment)\./.test(name);
      return { build, name, isFirst, kib: brotli(readFileSync(inRoot(build, 'dist', name))).length / 1024 };
    })
    .sort((one, other) => other.kib - one.kib),
);
const kibOf = (wanted: (file: (typeof files)[number]) => boolean) =>
  files.filter(wanted).reduce((sum, { kib }) => sum + kib, 0);
const line = (name: string, kib: number, note = '') =>
  console.log(`  ${name.padEnd(44)} ${kib.toFixed(1).padStart(7)} KiB  ${note}`);

for (const build of builtPackages()) {
  console.log(`\n${build}`);
  for (const file of files) if (file.build === build) line(file.name, file.kib, file.isFirst ? 'first' : 'later');
  line(
    'before its first words',
    kibOf((file) => file.build === build && file.isFirst),
  );
}
const [first, all] = [kibOf((file) => file.build === 'host' && file.isFirst), kibOf(() => true)];
const carried = new Map(builtPackages().map((build) => [build, recordedPackages(build)]));
const reacts = [...carried.values()].flat().filter((folder) => packageName(folder) === 'react').length;
const problems = [
  first > CRITICAL_BUDGET_KIB && 'The critical path is over its budget: load later what the first words do not need.',
  all > TOTAL_BUDGET_KIB && 'All JavaScript together is over its budget: see which build has grown.',
  reacts !== 1 && `A page must have exactly one React, not ${reacts}: see docs/adr/0002-the-share-list.md.`,
  ...carriedTwice(carried).map((words) => `A visitor downloads ${words}: share it, or let one build do that part.`),
];
console.log('');
line('critical path', first, `budget ${CRITICAL_BUDGET_KIB} KiB`);
line('host and segments', all, `budget ${TOTAL_BUDGET_KIB} KiB`);
endCheck(
  problems.filter((problem) => problem !== false),
  () => 'One React, and no npm package is downloaded twice.',
);
