// pnpm build [package…] [--force]: production builds in <package>/dist. The `mf-` of a segment may be left out.
// pnpm build host --testers: a host for testers in .cache/testers/host (docs/guides/release-a-segment.md).
// pnpm build nginx | pages | serve: what is made of the builds. Each says in its first lines what it takes.
import { parseArgs } from 'node:util';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { builtPackages } from '@consorcio/shared/webpack/workspace';
import { buildPackage, buildPackages } from './support/builds';
import { phase, printBuild } from './support/phase';
import { endOnSignals } from './support/program';
import { takeSubCommand } from './support/sub-command';
import { testersHost } from './support/testers-host';

const command = takeSubCommand({
  nginx: () => import('../../host/serving/nginx/command'),
  pages: () => import('../../host/pages/command'),
  serve: () => import('./serve-build'),
});
if (!command) endOnSignals();
await (command ?? build)().catch(failWith);

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
}
