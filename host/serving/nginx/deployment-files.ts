import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { servedNames } from '../../brands/served-names';
import { usualWorkers } from '../old-workers';

/** The folders of a host that is served. */
interface HostFolders {
  /** The folder of the pages. */
  readonly build: string;
  readonly deployment: string;
}

/** The folder of the files that a deployment adds to the host, each at its path. */
export function deploymentFilesIn(deployment: string): string {
  return join(deployment, 'files');
}

/** Their paths. Throws for a file that cannot have an address. */
export function readDeploymentFiles({ build, deployment }: HostFolders): readonly string[] {
  const dir = deploymentFilesIn(deployment);
  if (!existsSync(dir)) return [];
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(dir, file), { throwIfNoEntry: false })?.isFile()) // also through a link, as a container's files are
    .map((file) => file.split(sep).join('/'))
    .sort();
  for (const file of files) {
    const problem = problemOf(file, build);
    if (problem) throw new Error(`${join(dir, file)} cannot be served, so nothing was written: ${problem}.`);
  }
  return files;
}

function problemOf(file: string, built: string): string | undefined {
  if (!/^[\w./-]+$/.test(file)) return 'give it a name of letters, digits, dots, hyphens and underscores';
  const isNeeded = liveFiles.includes(file) || usualWorkers.test(`/${file}`) || existsSync(join(built, file));
  return isNeeded ? 'the product needs this address. Remove the file' : undefined;
}

const liveFiles = [servedNames.config, servedNames.release].map(({ name }) => `${name}.json`);
