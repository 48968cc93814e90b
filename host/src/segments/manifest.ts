import * as z from 'zod/mini';
import { jsonFile } from '../platform/load-json';
import { broken } from './failed-load';
import { limits } from './limits';

/** The fields of a segment's `mf-manifest.json` that we read besides the federation runtime. All but `remoteEntry` are ours. */
const manifestSchema = z.object({
  metaData: z.object({
    contract: z.int(),
    /** The version ranges of the packages that it needs from the host. */
    requires: z._default(z.record(z.string(), z.string()), {}),
    /** Each script of the build → its hash, as in subresource integrity. A hot build has none; a production build of the host needs them. */
    integrity: z._default(z.record(z.string(), z.string()), {}),
    remoteEntry: z.object({ name: z.string(), path: z.string() }),
  }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

/** What the federation runtime reads (`bytes`), and what we read, with absolute addresses. */
export type Manifest = Awaited<ReturnType<typeof readManifest>>;

const codes = {
  missing: 'segment.unreachable',
  wrong: 'segment.broken',
  late: 'segment.timeout',
  lost: 'segment.unreachable',
  offline: 'segment.unreachable',
} as const;

/**
 * Reads a manifest at `address`, the present one of `url`. Throws `segment.unreachable`, `segment.timeout`, or `segment.broken` when the
 * response is no manifest or not the released one; on a page without a certificate the last is `segment.unreachable`, as for a script.
 */
export async function readManifest(
  fetch: typeof globalThis.fetch,
  url: string,
  address: string,
  released: string | undefined,
) {
  // A page without a certificate cannot compute hashes: there the browser compares them, and a difference is a failed request.
  const checked = canHash() || released === undefined ? {} : { integrity: released };
  const file = jsonFile(address, codes);
  const bytes = await file.fetch(fetch, limits.request, checked);
  if (released !== undefined && canHash() && (await hashOf(bytes)) !== released)
    throw broken(
      `${address} is not the released manifest: its hash differs. Release the present file, or restore the other.`,
    );
  const { metaData, exposes } = await file.parse(bytes, manifestSchema);
  const { contract, requires, integrity, remoteEntry } = metaData;
  const entry = `${remoteEntry.path}${remoteEntry.name}`;
  const files = [entry, ...exposes.flatMap(({ assets }) => assets.js.sync)];
  const unpinned = process.env.NODE_ENV === 'production' && files.find((name) => !Object.hasOwn(integrity, name));
  if (unpinned) throw broken(`${address} has no hash for ${unpinned}. Build it with shared/webpack/remote-config.ts.`);
  const beside = (name: string) => new URL(name, url).href;
  const pins: [string, string][] = Object.entries(integrity).map(([name, hash]) => [beside(name), hash]);
  return { bytes, contract, requires, entry: beside(entry), integrity: Object.fromEntries(pins) };
}

export function canHash(): boolean {
  return (globalThis.crypto as Partial<Crypto>).subtle !== undefined;
}

/** The hash of bytes, written as in subresource integrity (`sha384-…`). Only where `canHash`. */
export async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
