// pnpm check packages: every npm package comes from the registry with a hash, may not run scripts while it is installed, and has a licence
// that is allowed; the bills of materials name what the builds contain. Prints a line for each problem; then the exit code is 1.
import { existsSync, readFileSync } from 'node:fs';
import { recordedPackages } from '@consorcio/shared/webpack/build-record';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { builtPackages, inRoot } from '@consorcio/shared/webpack/workspace';
import { parse } from 'yaml';
import { recordedBill, writeBills } from './supply/bill-of-materials';
import { billProblems } from './supply/bill-problems';
import { installedPackages, readPackage } from './supply/installed-packages';
import { licenceProblems } from './supply/licences';
import { installRuleProblems, lockfileProblems } from './supply/locked';
import { nameAndVersion, readLockfile } from './supply/lockfile';
import { shippedPackages } from './supply/shipped-packages';
import { buildPackages } from './support/builds';
import { endCheck } from './support/end-check';

await buildPackages().catch(failWith);
writeBills();
const lockfile = readLockfile();
const shipped = shippedPackages(lockfile);
const settings = parse(readFileSync(inRoot('pnpm-workspace.yaml'), 'utf8'));
const problems = [
  existsSync(inRoot('.npmrc'))
    ? 'There is an .npmrc: settings belong into pnpm-workspace.yaml, where they are checked.'
    : [],
  installRuleProblems(settings),
  lockfileProblems(lockfile),
  licenceProblems(installedPackages().values(), (key) => shipped.has(key)),
  billProblems('the workspace', recordedBill('.'), Object.keys(lockfile.packages).map(nameAndVersion)),
  ...builtPackages().flatMap((build) => {
    const packages = recordedPackages(build).map(readPackage);
    const tools = packages.filter(({ name, version }) => !shipped.has(`${name}@${version}`));
    return [
      billProblems(build, recordedBill(build), packages),
      tools.map(({ name }) => `${build} contains ${name}, a tool: name it in e2e/commands/supply/shipped-packages.ts.`),
    ];
  }),
].flat();
endCheck(problems, () => {
  const all = Object.keys(lockfile.packages).length;
  return `${all} packages, all from the registry with a hash; ${shipped.size} of them for visitors, each with an allowed licence.`;
});
