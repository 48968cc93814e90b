// pnpm check packages: every npm package comes from the registry with a hash, may not run scripts while it is installed, and has a licence
// that is allowed; the page of the host has each one once. Prints a line for each problem; then the exit code is 1.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { recordedPackages } from '@consorcio/shared/webpack/build-record';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { builtPackages, inRoot } from '@consorcio/shared/webpack/workspace';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { carriedTwice, packageName } from './supply/carried-twice';
import { licenceProblems, type PackageLicence } from './supply/licences';
import { installRuleProblems, lockfileProblems } from './supply/locked';
import { readLockfile } from './supply/lockfile';
import { buildPackages } from './support/builds';
import { endCheck } from './support/end-check';

/** What `pnpm licenses list --json` prints: the packages of each licence. */
const listSchema = z.record(z.string(), z.array(z.object({ name: z.string() })));

const settings = parse(readFileSync(inRoot('pnpm-workspace.yaml'), 'utf8'));
const origins = [
  existsSync(inRoot('.npmrc'))
    ? 'There is an .npmrc: settings belong into pnpm-workspace.yaml, where they are checked.'
    : [],
  installRuleProblems(settings),
  lockfileProblems(readLockfile()),
].flat();
if (origins.length > 0) failWith(origins.join('\n')); // pnpm would follow these settings
await buildPackages().catch(failWith);
const licences = await installedLicences().catch(failWith);
const recorded = builtPackages().map((build) => ({ build, ...recordedPackages(build) }));
const carried = new Map(recorded.map(({ build, packages }) => [build, packages]));
const shipped = new Set(recorded.flatMap(({ packages, ofPage }) => [...packages, ...ofPage]).map(packageName));
const reacts = [...carried.values()].flat().filter((folder) => packageName(folder) === 'react').length;
const problems = [
  licenceProblems(licences, shipped),
  reacts === 1 ? [] : `A page must have exactly one React, not ${reacts}: see docs/adr/0002-the-share-list.md.`,
  carriedTwice(carried).map((words) => `A visitor downloads ${words}: share it, or let one build do that part.`),
].flat();
endCheck(
  problems,
  () =>
    `${licences.length} packages from the registry; ${shipped.size} for visitors, each once in the page and with an allowed licence.`,
);

/** Every installed package with its licence, as it writes it. Warnings of npx are on standard error, so only the other output is read. */
async function installedLicences(): Promise<readonly PackageLicence[]> {
  const [pnpm = ''] = /pnpm@[\d.]+/.exec(readFileSync(inRoot('e2e/commands/bootstrap.mjs'), 'utf8')) ?? [];
  const args = ['--yes', pnpm, 'licenses', 'list', '--json', '-r'];
  const { stdout } = await promisify(execFile)('npx', args, { cwd: inRoot(), maxBuffer: 1 << 26 });
  const list = listSchema.parse(JSON.parse(stdout));
  return Object.entries(list).flatMap(([licence, packages]) => packages.map(({ name }) => ({ name, licence })));
}
