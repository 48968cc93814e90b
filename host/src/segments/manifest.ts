import { AppError } from '@consorcio/shared/errors';
import { jsonOfBytes, readWithin } from '@consorcio/shared/http';
import * as z from 'zod/mini';
import type { Build } from '../config/release';
import { timeLimited } from '../platform/time-limit';
import { failedFetch } from './failed-load';
import { canHash, hasHash } from './has-hash';
import { retryUrl } from './retry-url';

const MOST_BYTES = 1024 * 1024;

/** The fields of a segment's `mf-manifest.json` that we read. `contract` and `integrity` are ours: the segment's build adds them. */
const manifestSchema = z.object({
  name: z.string(),
  metaData: z.object({
    globalName: z.string(),
    contract: z.int(),
    /** Each script of the build → its hash, as in subresource integrity. A hot build has none; a production build of the host needs them. */
    integrity: z._default(z.record(z.string(), z.string()), {}),
    remoteEntry: z.object({ name: z.string(), path: z.string() }),
  }),
  exposes: z.array(
    z.object({
      path: z.string(),
      assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }),
    }),
  ),
});

/** A segment's build, as its manifest describes it, with absolute addresses. */
export interface Remote {
  /** The federation's own name of the build. */
  readonly name: string;
  /** The global variable that its entry sets. */
  readonly globalName: string;
  readonly contract: number;
  readonly entry: string;
  /** The files that the segment's module needs besides the entry. */
  readonly chunks: readonly string[];
  /** The hash that each script of the build must have, by its address without a query. */
  readonly integrity: Readonly<Record<string, string>>;
}

/**
 * Reads the manifest of a build. `attempt` above 0 changes its address and those of the files it names. Throws
 * `segment.unreachable`, `segment.timeout`, or `segment.broken` when the response is no manifest or not the released one; on a page
 * without a certificate the last is `segment.unreachable`, as for a script.
 */
export function fetchManifest(
  fetch: typeof globalThis.fetch,
  build: Build,
  attempt: number,
  timeLimitMs: number,
): Promise<Remote> {
  return timeLimited(timeLimitMs, (signal) => read(fetch, build, attempt, signal));
}

async function read(
  fetch: typeof globalThis.fetch,
  { manifest: url, integrity: released }: Build,
  attempt: number,
  signal: AbortSignal,
): Promise<Remote> {
  const address = retryUrl(url, attempt);
  // A page without a certificate cannot compute hashes: there the browser compares them, and a difference is a failed request.
  const integrity = canHash() ? undefined : released;
  const response = await fetch(address, { signal, ...(integrity !== undefined && { integrity }) }).catch(
    (error: unknown) => {
      throw failedFetch(address, error);
    },
  );
  if (!response.ok) {
    throw new AppError(
      'segment.unreachable',
      `${address} answered ${response.status}, so the segment cannot load. Check what release.json points to.`,
      { status: response.status },
    );
  }
  const failed = (error: unknown) => {
    throw failedFetch(address, error);
  };
  const bytes = await readWithin(response, MOST_BYTES).catch(failed);
  if (!bytes) {
    throw new AppError(
      'segment.broken',
      `${address} has more than ${MOST_BYTES} bytes, so it is not a manifest. Check what release.json points to.`,
    );
  }
  if (released !== undefined && integrity === undefined && !(await hasHash(bytes, released))) {
    throw new AppError(
      'segment.broken',
      `${address} is not the released manifest: its hash differs, so none of its code was run. Release the present file ` +
        'with `pnpm release set`, or restore the released one.',
    );
  }
  const body = await jsonOfBytes(bytes).catch(failed);
  const parsed = manifestSchema.safeParse(body);
  if (!parsed.success) {
    throw new AppError(
      'segment.broken',
      `${address} is not a manifest of a segment, so none of its code was run. Build the segment with ` +
        `shared/webpack/remote-config.ts: ${z.prettifyError(parsed.error)}`,
    );
  }
  const { name, metaData, exposes } = parsed.data;
  const beside = (file: string) => retryUrl(new URL(file, url).href, attempt);
  const entry = `${metaData.remoteEntry.path}${metaData.remoteEntry.name}`;
  const chunks = exposes.find(({ path }) => path === './segment')?.assets.js.sync ?? [];
  const unpinned = [entry, ...chunks].find((file) => !Object.hasOwn(metaData.integrity, file));
  if (process.env.NODE_ENV === 'production' && unpinned !== undefined) {
    throw new AppError(
      'segment.broken',
      `${address} has no hash for ${unpinned}, so none of its code was run. Build the segment with shared/webpack/remote-config.ts ` +
        'and release it with `pnpm release set`.',
    );
  }
  return {
    name,
    globalName: metaData.globalName,
    contract: metaData.contract,
    entry: beside(entry),
    chunks: chunks.map(beside),
    integrity: Object.fromEntries(
      Object.entries(metaData.integrity).map(([file, hash]) => [new URL(file, url).href, hash]),
    ),
  };
}
