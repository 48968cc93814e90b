import { toFailure } from '@consorcio/shared/errors';
import type { Build, Release } from '../config/release';
import { hashOf, readManifest } from '../segments/manifest';
import type { ShownBuilds } from './shown-builds';

/** A build that a tab shows, as a release would name it; or why there is none. */
export type DescribedBuild = { readonly build: Build } | { readonly problem: string };

/**
 * Describes a build by its manifest. It gets the hash of the manifest that is there now, so everything else is checked as for a
 * released build. The manifest of a build with hot reload changes while it is served: a development host asks for no hash.
 */
export async function describeBuild(fetch: typeof globalThis.fetch, manifest: string): Promise<DescribedBuild> {
  try {
    const present: typeof fetch = (url, init) => fetch(url, { ...init, cache: 'no-store' });
    const { bytes, contract } = await readManifest(present, manifest, manifest, undefined);
    const integrity = process.env.NODE_ENV === 'production' ? await hashOf(bytes) : undefined;
    return { build: { manifest, contract, ...(integrity !== undefined && { integrity }) } };
  } catch (error) {
    const { code, status } = toFailure(error);
    if (status !== undefined) return { problem: `o endereço respondeu ${status}` };
    const isBroken = code === 'segment.broken';
    return {
      problem: isBroken ? 'não é um manifesto' : 'o endereço não respondeu, ou a política da página não o permite',
    };
  }
}

/** The release with the builds of the tab in place of the released ones. One that cannot be described is requested as it is. */
export async function withShownBuilds(
  reading: Promise<Release>,
  shown: ShownBuilds,
  fetch: typeof globalThis.fetch,
): Promise<Release> {
  const described = Object.entries(shown).map(async ([name, manifest]) => {
    const found = await describeBuild(fetch, manifest);
    return [name, 'build' in found ? found.build : { manifest, contract: 0 }] as const;
  });
  const [{ segments }, builds] = await Promise.all([reading, Promise.all(described)]);
  return { segments: { ...segments, ...Object.fromEntries(builds) } };
}
