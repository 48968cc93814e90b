import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '@consorcio/shared/webpack/program';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import * as z from 'zod/mini';

/** Where this bench keeps what it installs and builds. */
export const benchDir = inRoot('.cache/bench');
/** The sources of the pages of the peers, and their package.json. */
export const peerSources = inRoot('e2e/bench/peers');
const installDir = join(benchDir, 'peers');
const manifests = ['package.json', 'package-lock.json'];

/** Installs the peers and the tools of the bench, if they are not installed as the lock file says. Returns their folder. */
export async function installPeers(): Promise<string> {
  const stamp = join(benchDir, 'installed.txt');
  const wanted = createHash('sha256');
  for (const name of manifests) wanted.update(readFileSync(join(peerSources, name)));
  const hash = wanted.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return installDir;
  console.log('installing the peers …');
  mkdirSync(installDir, { recursive: true });
  for (const name of manifests) copyFileSync(join(peerSources, name), join(installDir, name));
  const { code, output } = await runProgram({
    command: 'npm',
    // Not `npm ci`: it refuses a lock file of peers that disagree about their own peers.
    args: ['install', '--prefix', installDir, '--ignore-scripts', '--no-audit', '--no-fund'],
  });
  if (code !== 0) throw new Error(`The peers could not be installed with npm:\n${output.trim().slice(-2000)}`);
  writeFileSync(stamp, hash);
  return installDir;
}

const manifestSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

/** The exact versions that the bench installs, by package. */
export function peerVersions(): Readonly<Record<string, string>> {
  return manifestSchema.parse(JSON.parse(readFileSync(join(peerSources, 'package.json'), 'utf8'))).dependencies;
}
