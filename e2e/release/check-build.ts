import type { Build } from '@consorcio/host/src/config/release';
import { supportedContracts } from '@consorcio/host/src/segments/contract-adapter';
import semver from 'semver';
import { integrityOf } from '../commands/support/deployment.mjs';
import { type Downloaded, download } from './download';
import { isUnsafe } from './manifest-address';
import { providedVersion } from './provided-shares';
import { Refusal } from './refusal';
import { buildIdOf, type SegmentManifest, scriptsOf, segmentManifestSchema } from './segment-manifest';

export interface CheckedBuild {
  readonly build: Build;
  /** How the host calls it in what it tells of loads. */
  readonly id: string | undefined;
  /** What is no reason to refuse it, but to think again. */
  readonly warnings: readonly string[];
}

/**
 * Fetches a build as a visitor would, all of it, and refuses one that the host could not play: before anybody is sent there.
 * @param known what the release said of the build already: it must still be the same
 */
export async function checkBuild(segment: string, address: string, known?: Build): Promise<CheckedBuild> {
  const downloaded = await download(address);
  const integrity = integrityOf(downloaded.bytes);
  if (known?.integrity !== undefined && known.integrity !== integrity) {
    throw new Refusal(
      `${address} is not what was released before: its hash differs, so another build has taken its place.`,
    );
  }
  const manifest = manifestIn(downloaded, address);
  refuseMisfit(manifest, segment, address);
  const scripts = await Promise.all(scriptsOf(manifest).map((file) => checkScript(manifest, file, address)));
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
    `${address} is no manifest of a segment: name the mf-manifest.json of a build, its folder or its origin.`,
  );
}

function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(String(bytes));
  } catch {
    return undefined;
  }
}

function refuseMisfit(
  { name, metaData: { contract, requires }, exposes }: SegmentManifest,
  segment: string,
  address: string,
) {
  if (name !== `mf_${segment}`) throw new Refusal(`${address} is the manifest of ${name}, not of mf_${segment}.`);
  if (!exposes.some(({ path }) => path === './segment')) {
    throw new Refusal(`${address} exposes no ./segment: build it with shared/webpack/remote-config.ts.`);
  }
  if (!supportedContracts.includes(contract)) {
    throw new Refusal(
      `${address} speaks contract ${contract}, and this host plays ${supportedContracts.join(' and ')}: release a build of one of these.`,
    );
  }
  for (const [share, range] of Object.entries(requires)) {
    const version = providedVersion(share);
    if (version === undefined) {
      throw new Refusal(
        `${address} takes ${share} from the host, which does not share it (shared/webpack/share-list.ts).`,
      );
    }
    if (!semver.satisfies(version, range)) {
      throw new Refusal(
        `${address} needs ${share} ${range}, and the host gives ${version}: build it with the version of the host.`,
      );
    }
  }
}

async function checkScript({ metaData }: SegmentManifest, file: string, manifestAddress: string): Promise<Downloaded> {
  const address = new URL(file, manifestAddress).href;
  const downloaded = await download(address);
  const type = downloaded.headers.get('content-type') ?? 'nothing';
  if (!/javascript/i.test(type)) {
    throw new Refusal(`${address} came as ${type}, not as a script: its server may have sent a page in its place.`);
  }
  const expected = metaData.integrity[file];
  if (expected !== undefined && expected !== integrityOf(downloaded.bytes)) {
    throw new Refusal(
      `${address} is not the script that its manifest was built with: its hash differs. Upload the build anew.`,
    );
  }
  return downloaded;
}

function warningsOf(manifest: SegmentManifest, address: string, files: readonly Downloaded[]): readonly string[] {
  const { integrity } = manifest.metaData;
  const unpinned = scriptsOf(manifest).filter((file) => !Object.hasOwn(integrity, file));
  return [
    ...(isUnsafe(address) ? [`${address} is not encrypted: whoever sits on the way can change it.`] : []),
    ...(unpinned.length > 0
      ? [`The manifest lacks the hash of ${countOf(unpinned)}: a change there would not be noticed.`]
      : []),
    ...(Object.keys(manifest.metaData.requires).length === 0
      ? ['The manifest does not say what it takes from the host: versions were not compared.']
      : []),
    ...(files.some(({ headers }) => !headers.has('access-control-allow-origin'))
      ? ['Its server has no access-control-allow-origin: only a page on the same origin can load it.']
      : []),
  ];
}

function countOf(files: readonly string[]): string {
  return files.length === 1 ? `${files[0]}` : `${files.length} scripts`;
}
