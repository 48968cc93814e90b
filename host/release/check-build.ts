import { createRequire } from 'node:module';
import { Refusal } from '@consorcio/shared/webpack/fail-with';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import { sharedPackages } from '@consorcio/shared/webpack/share-list';
import { type SharedNames, sharedNames } from '@consorcio/shared/webpack/shared-names';
import semver from 'semver';
import type { Build } from '../src/platform/release';
import { supportedContracts } from '../src/segments/segment-contract';
import { checkPage, refuseAnother } from './check-page';
import { type Downloaded, downloadAsPage, isForEveryPage, jsonIn } from './download';
import { type HostPolicy, unknownPolicy } from './host-policy';
import { isUnsafe } from './manifest-address';
import { buildIdOf, type SegmentManifest, scriptsOf, segmentManifestSchema } from './segment-manifest';

export interface CheckedBuild {
  readonly build: Build;
  /** The name of the build in what the host reports about loads. */
  readonly id: string | undefined;
  /** What a person should know, but is no reason to refuse the build. */
  readonly warnings: readonly string[];
}

interface Comparison {
  /** The build as the release file describes it already; the downloaded build must be the same. */
  readonly known?: Build;
  /** What the pages of the deployed host may load. */
  readonly policy?: HostPolicy;
}

/** Downloads every file of a build, as visitors would, and refuses a build that the host could not run. */
export async function checkBuild(
  segment: string,
  address: string,
  { known, policy = unknownPolicy }: Comparison = {},
): Promise<CheckedBuild> {
  const downloaded = await downloadAsPage(address, 'empty', policy.origin);
  const integrity = integrityOf(downloaded.bytes);
  if (known?.integrity !== undefined && known.integrity !== integrity) {
    throw new Refusal(
      `${address} is not the build that was released: its hash differs, so another build has replaced it.`,
    );
  }
  const manifest = manifestIn(downloaded, address);
  refuseIncompatible(manifest, segment, address);
  refuseNewer(address, manifest.metaData.names);
  refuseUnpinned(manifest, address);
  const addresses = (files: readonly string[]) => files.map((file) => new URL(file, address).href);
  const pages = Object.entries(manifest.metaData.pages);
  policy.refuseBlocked(segment, [address, ...addresses(scriptsOf(manifest))], addresses(pages.map(([file]) => file)));
  const scripts = await Promise.all(scriptsOf(manifest).map((file) => checkScript(manifest, file, address, policy)));
  for (const [file, integrity] of pages) await checkPage(new URL(file, address).href, integrity, policy);
  return {
    build: { manifest: address, contract: manifest.metaData.contract, integrity },
    id: buildIdOf(manifest),
    warnings: warningsOf(manifest, address, [downloaded, ...scripts]),
  };
}

function manifestIn({ bytes }: Downloaded, address: string): SegmentManifest {
  const parsed = segmentManifestSchema.safeParse(jsonIn(bytes));
  if (parsed.success) return parsed.data;
  throw new Refusal(
    `${address} is not the manifest of a segment: name the mf-manifest.json of a build, its folder or its origin.`,
  );
}

function refuseIncompatible(
  { name, metaData: { contract, requires }, exposes }: SegmentManifest,
  segment: string,
  address: string,
) {
  if (name !== `mf_${segment}`) throw new Refusal(`${address} is the manifest of ${name}, not of mf_${segment}.`);
  if (!exposes.some(({ path }) => path === './segment')) {
    throw new Refusal(`${address} exposes no ./segment: build it with remoteConfig of shared/webpack.`);
  }
  if (!supportedContracts.includes(contract)) {
    throw new Refusal(
      `${address} has contract ${contract}, and this host supports ${supportedContracts.join(' and ')}: release a build with one of these.`,
    );
  }
  for (const [share, range] of Object.entries(requires)) {
    const version = providedVersion(share);
    if (version === undefined) {
      throw new Refusal(
        `${address} expects ${share} from the host, which does not share it (see the share list in shared/webpack).`,
      );
    }
    if (!semver.satisfies(version, range)) {
      throw new Refusal(
        `${address} needs ${share} ${range}, and the host provides ${version}: build it with the version of the host.`,
      );
    }
  }
}

/** The host runs no script without a hash. */
function refuseUnpinned(manifest: SegmentManifest, address: string): void {
  const { integrity } = manifest.metaData;
  const unpinned = scriptsOf(manifest).filter((file) => !Object.hasOwn(integrity, file));
  if (unpinned.length === 0) return;
  throw new Refusal(
    `${address} lacks the hash of ${countOf(unpinned)}, and the host runs no script without one: build it with remoteConfig of shared/webpack.`,
  );
}

async function checkScript(
  { metaData }: SegmentManifest,
  file: string,
  manifestAddress: string,
  { origin }: HostPolicy,
): Promise<Downloaded> {
  const address = new URL(file, manifestAddress).href;
  const downloaded = await downloadAsPage(address, 'script', origin);
  const type = downloaded.headers.get('content-type') ?? 'no type';
  if (!/javascript/i.test(type)) {
    throw new Refusal(`${address} was sent as ${type}, not as a script: its server may have sent a page instead.`);
  }
  refuseAnother('script', downloaded, metaData.integrity[file]);
  return downloaded;
}

function warningsOf(manifest: SegmentManifest, address: string, files: readonly Downloaded[]): readonly string[] {
  return [
    ...(isUnsafe(address) ? [`${address} is not encrypted: others on the network can change it.`] : []),
    ...(Object.keys(manifest.metaData.requires).length === 0
      ? ['The manifest does not list what it needs from the host: versions were not compared.']
      : []),
    ...(!files.every(isForEveryPage)
      ? ['Its server does not send `access-control-allow-origin: *`: only a page on the same origin can load it.']
      : []),
  ];
}

function countOf(files: readonly string[]): string {
  return files.length === 1 ? `${files[0]}` : `${files.length} scripts`;
}

/**
 * Refuses a build that publishes facts or records shared data which this host does not know: the host drops such facts, and its
 * other segments and its storage do not know such data.
 * @param names as the manifest states them; undefined in older builds, for which only the contract is compared
 */
export function refuseNewer(address: string, names: SharedNames | undefined): void {
  if (!names) return;
  const facts = names.facts.filter((name) => !sharedNames.facts.includes(name));
  const journey = names.journey.filter((name) => !sharedNames.journey.includes(name));
  const unknown = [
    ...(facts.length > 0 ? [`publishes ${facts.join(', ')}`] : []),
    ...(journey.length > 0 ? [`records ${journey.join(', ')}`] : []),
  ];
  if (unknown.length === 0) return;
  throw new Refusal(
    `${address} is newer than this host: it ${unknown.join(' and ')}, which this host does not know and would lose. Deploy the host ` +
      'that knows it first, or build the segment from the commit of this host.',
  );
}

const require = createRequire(import.meta.url);

/** The version of a shared package, or of a path in it, that the host provides to segments; nothing if it is not shared. */
export function providedVersion(name: string): string | undefined {
  const isShared = sharedPackages.some((shared) => (shared.endsWith('/') ? name.startsWith(shared) : name === shared));
  if (!isShared) return undefined;
  const [packageName = name] = /^(@[^/]+\/)?[^/]+/.exec(name) ?? [];
  const { version }: { version: string } = require(`${packageName}/package.json`);
  return version;
}
