// pnpm build [package…] [--force]: production builds in <package>/dist. The `mf-` of a segment may be left out.
// pnpm build host --testers: a host for testers in .cache/testers/host (docs/guides/show-a-build.md).
// pnpm build nginx <settings> <folder>: the configuration of an nginx that serves them.
import { parseArgs } from 'node:util';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { builtPackages } from '@consorcio/shared/webpack/workspace';
import { writeBills } from './supply/bill-of-materials';
import { buildPackage, buildPackages } from './support/builds';
import { phase, printBuild } from './support/phase';
import { endOnSignals } from './support/program';
import { testersHost } from './support/testers-host';

endOnSignals();
const [word] = process.argv.slice(2);
if (word === 'nginx') {
  process.argv.splice(2, 1); // the command reads its own arguments from there
  await import('../../host/serving/nginx/command').catch(failWith);
} else await build().catch(failWith);

async function build(): Promise<void> {
  const options = { force: { type: 'boolean' }, testers: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const { force = false, testers = false } = values;
  const known = builtPackages();
  const packages = positionals.map((name) => (known.includes(name) ? name : `mf-${name}`));
  const unknown = packages.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`There is no package ${unknown}. There are: ${known.join(', ')}.`);
  if (testers && packages.join() !== 'host')
    throw new Error('Only the host has a build for testers: pnpm build host --testers.');

  if (testers) return phase(testersHost, () => buildPackage('host', { mode: 'testers', outputDir: testersHost }));
  await buildPackages({ packages: packages.length > 0 ? packages : known, force, onBuilt: printBuild });
  writeBills(packages.length > 0 ? packages : known);
}
