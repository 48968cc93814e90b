import { AppError } from '@consorcio/shared/errors';
import * as z from 'zod/mini';
import { failedFetch } from './failed-load';
import { retryUrl } from './retry-url';

/** What we read of a segment's `mf-manifest.json`. `contract` is our own field, put there by the segment's build. */
const manifestSchema = z.object({
  name: z.string(),
  metaData: z.object({
    globalName: z.string(),
    contract: z.int(),
    remoteEntry: z.object({ name: z.string(), path: z.string() }),
  }),
  exposes: z.array(
    z.object({
      path: z.string(),
      assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }),
    }),
  ),
});

/** A segment's build, as its manifest describes it, with addresses that can be asked for. */
export interface Remote {
  /** The federation's own name of the build. */
  readonly name: string;
  /** The global variable that its entry sets. */
  readonly globalName: string;
  readonly contract: number;
  readonly entry: string;
  /** What the segment's module needs besides the entry. */
  readonly chunks: readonly string[];
}

/**
 * Reads a manifest. `attempt` above 0 changes its address and those of the files it names. Throws `segment.unreachable`,
 * `segment.timeout`, or `segment.broken` when what came is no manifest.
 */
export async function fetchManifest(
  fetch: typeof globalThis.fetch,
  url: string,
  attempt: number,
  timeLimitMs: number,
): Promise<Remote> {
  const address = retryUrl(url, attempt);
  const response = await fetch(address, { signal: AbortSignal.timeout(timeLimitMs) }).catch((error: unknown) => {
    throw failedFetch(address, error);
  });
  if (!response.ok) {
    throw new AppError(
      'segment.unreachable',
      `${address} answered ${response.status}, so the segment cannot load. Check what release.json points to.`,
      { status: response.status },
    );
  }
  const body: unknown = await response.json().catch((error: unknown) => {
    throw failedFetch(address, error);
  });
  const parsed = manifestSchema.safeParse(body);
  if (!parsed.success) {
    throw new AppError(
      'segment.broken',
      `${address} is not a manifest of a segment, so nothing of it was run. Build the segment with ` +
        `shared/webpack/remote-config.mjs: ${z.prettifyError(parsed.error)}`,
    );
  }
  const { name, metaData, exposes } = parsed.data;
  const beside = (file: string) => retryUrl(new URL(file, url).href, attempt);
  return {
    name,
    globalName: metaData.globalName,
    contract: metaData.contract,
    entry: beside(`${metaData.remoteEntry.path}${metaData.remoteEntry.name}`),
    chunks: (exposes.find(({ path }) => path === './segment')?.assets.js.sync ?? []).map(beside),
  };
}
