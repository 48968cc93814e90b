import { publicAddressSchema } from '@consorcio/shared/entities';
import * as z from 'zod/mini';
import { releasedSegments } from '../journey/released-segments';
import type { KeyValueStorage } from '../storage/page-storage';
import { readStoredJson } from '../storage/stored-json';

/** Segment → the address of the manifest that this tab loads instead of the released one. */
export type ShownBuilds = Readonly<Record<string, string>>;

const KEY = 'consorcio.shown-builds';
const PARAMETER = 'segmento';
const storedSchema = z.record(z.string(), publicAddressSchema);

/** The builds that this tab shows; none where there is no storage. */
export function readShownBuilds(storage: KeyValueStorage): ShownBuilds {
  return readStoredJson(storage, KEY, storedSchema, () => undefined) ?? {};
}

export function forgetShownBuilds(storage: Pick<KeyValueStorage, 'removeItem'>): void {
  storage.removeItem(KEY);
}

/**
 * Stores the builds that an address of the page names: `?segmento=payment@https://builds.example/42/mf-manifest.json`, once for each
 * segment. Returns the address without them, and why some of them do not count.
 */
export function rememberShownBuilds(
  address: string,
  storage: KeyValueStorage,
): { readonly rest: string; readonly refusals: readonly string[] } {
  const url = new URL(address);
  // A plus stays a plus, as in the build number of a version: an address has no space, for which it usually stands.
  const given = new URLSearchParams(url.search.replaceAll('+', '%2B')).getAll(PARAMETER);
  const builds: Record<string, string> = { ...readShownBuilds(storage) };
  const refusals: string[] = [];
  for (const one of given) {
    const [, segment = '', manifest = ''] = /^([^@]*)@(.*)$/.exec(one) ?? [];
    const problem = problemOf(segment, manifest);
    if (problem === undefined) builds[segment] = manifest;
    else refusals.push(`${one}: ${problem}`);
  }
  if (given.length > refusals.length) storage.setItem(KEY, JSON.stringify(builds));
  url.searchParams.delete(PARAMETER);
  return { rest: url.href, refusals };
}

function problemOf(segment: string, manifest: string): string | undefined {
  if (!releasedSegments.includes(segment)) return `o segmento deve ser um destes: ${releasedSegments.join(', ')}`;
  if (!publicAddressSchema.safeParse(manifest).success) return 'o endereço deve começar com http:// ou https://';
  return undefined;
}
