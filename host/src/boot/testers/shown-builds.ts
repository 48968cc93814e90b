import { publicAddressSchema } from '@consorcio/shared/entities';
import { toFailure } from '@consorcio/shared/errors';
import * as z from 'zod/mini';
import { thisBrowser } from '../../memory/guarded-storage';
import { openRecord } from '../../memory/record';
import type { Build, Release } from '../../platform/release';
import { hashOf, readManifest } from '../../segments/manifest';
import { releasedSegments } from '../../talk/itinerary';

/** Segment → the address of the manifest that this tab loads instead of the released one. */
export type ShownBuilds = Readonly<Record<string, string>>;

const PARAMETER = 'segmento';
const storedSchema = z.record(z.string(), publicAddressSchema);
const record = openRecord<ShownBuilds>('consorcio.shown-builds', { storage: thisBrowser.tab, report: () => undefined });

export function readShownBuilds(): ShownBuilds {
  return record.read(storedSchema) ?? {};
}

export const forgetShownBuilds = record.forget;

/**
 * Stores the builds that an address of the page names: `?segmento=payment@https://builds.example/42/mf-manifest.json`, once for each
 * segment. Returns the address without them, and why some of them do not count.
 */
export function rememberShownBuilds(address: string): { readonly rest: string; readonly refusals: readonly string[] } {
  const url = new URL(address);
  // A plus stays a plus, as in the build number of a version: an address has no space, for which it usually stands.
  const given = new URLSearchParams(url.search.replaceAll('+', '%2B')).getAll(PARAMETER);
  const builds: Record<string, string> = { ...readShownBuilds() };
  const refusals: string[] = [];
  for (const one of given) {
    const [, segment = '', manifest = ''] = /^([^@]*)@(.*)$/.exec(one) ?? [];
    const problem = problemOf(segment, manifest);
    if (problem === undefined) builds[segment] = manifest;
    else refusals.push(`${one}: ${problem}`);
  }
  if (given.length > refusals.length) record.write(builds);
  url.searchParams.delete(PARAMETER);
  return { rest: url.href, refusals };
}

function problemOf(segment: string, manifest: string): string | undefined {
  if (!releasedSegments.includes(segment)) return `o segmento deve ser um destes: ${releasedSegments.join(', ')}`;
  if (!publicAddressSchema.safeParse(manifest).success) return 'o endereço deve começar com http:// ou https://';
  return undefined;
}

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
