import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { visitorHeaders } from '@consorcio/host/release';
import { segmentHeaders, serveFolder } from '@consorcio/host/serving';
import * as z from 'zod/mini';

const text = z.optional(z.string());
const names = z._default(z.array(z.string()), []);
const assets = z._default(z.object({ sync: names, async: names }), { sync: [], async: [] });
const part = z.object({ assets: z.object({ js: assets, css: assets }) });

/** The part of a manifest that the kit reads. The host reads less. */
const manifestSchema = z.object({
  name: z.string(),
  metaData: z.object({
    contract: z.optional(z.unknown()),
    globalName: text,
    publicPath: text,
    integrity: z._default(z.record(z.string(), z.string()), {}),
    pages: z._default(z.record(z.string(), z.string()), {}),
    remoteEntry: z.object({ name: z.string(), path: z._default(z.string(), '') }),
  }),
  shared: z._default(z.array(z.extend(part, { name: z.string(), requiredVersion: text, fallback: text })), []),
  exposes: z.array(z.extend(part, { path: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

export interface RemoteFile {
  readonly name: string;
  readonly role: 'entry' | 'steps' | 'lazy' | 'page';
  /** Undefined if the file does not exist. */
  readonly content: Buffer | undefined;
}

/** A build at its address, and its files. */
export interface RemoteFiles {
  readonly manifestUrl: string;
  readonly origin: string;
  /** Undefined if it does not exist or is not a manifest: `problem` says why. */
  readonly manifest: Manifest | undefined;
  readonly problem?: string;
  readonly files: readonly RemoteFile[];
}

/** A build that the kit serves, or one that is already served elsewhere: its folder only if it is on this machine. */
export type ServedBuild = Awaited<ReturnType<typeof serveRemote>>;

/** Serves a folder with a build; an address is used as it is. Throws if it is neither. */
export async function serveRemote(given: string) {
  if (/^https?:/.test(given)) {
    if (!URL.canParse(given)) throw new Error(`${given} is not an address.`);
    const url = new URL(given);
    if (!url.pathname.endsWith('.json')) url.pathname = `${url.pathname.replace(/\/$/, '')}/mf-manifest.json`;
    return { manifestUrl: url.href, dir: undefined, stop: () => Promise.resolve() };
  }
  const dir = resolve(given);
  if (!existsSync(dir)) throw new Error(`There is no folder ${given}. Name the folder of a build, or its address.`);
  // The kit's page shows it, under a policy of its own: kit-page.ts.
  const server = await serveFolder({ dir, port: 0, cors: true, cardPage: () => segmentHeaders });
  return { manifestUrl: `${server.url}/mf-manifest.json`, dir, stop: server.stop };
}

/** Reads the manifest and every file that it, or the folder, names. */
export async function readRemote(manifestUrl: string, dir?: string): Promise<RemoteFiles> {
  const { origin } = new URL(manifestUrl);
  const base = { manifestUrl, origin };
  const unread = (why: string) => ({ ...base, manifest: undefined, files: [], problem: `${manifestUrl} ${why}` });
  const ask = (href: string, of: 'script' | 'empty' | 'iframe') =>
    fetch(href, { headers: visitorHeaders(href, of), signal: AbortSignal.timeout(15_000) });
  const answer = await ask(manifestUrl, 'empty').catch((error: Error) => error.message);
  if (typeof answer === 'string') return unread(`cannot be loaded: ${answer}`);
  if (!answer.ok) return unread(`cannot be loaded: it answered ${answer.status}`);
  const { data: manifest, error } = manifestSchema.safeParse(await answer.json().catch(() => undefined));
  if (!manifest) return unread(`is not the manifest of a segment: ${z.prettifyError(error).replaceAll('\n', ' ')}`);
  const { metaData, exposes } = manifest;
  const entry = `${metaData.remoteEntry.path}${metaData.remoteEntry.name}`;
  const steps = exposes.find(({ path }) => path === './segment')?.assets.js.sync ?? [];
  const lazy = new Set([...exposes.flatMap(({ assets: { js } }) => js.async), ...scriptsIn(dir)]);
  const read = async (name: string, role: RemoteFile['role']): Promise<RemoteFile> => {
    const { href } = new URL(name, manifestUrl);
    const response = await ask(href, role === 'page' ? 'iframe' : 'script');
    return { name, role, content: response.ok ? Buffer.from(await response.arrayBuffer()) : undefined };
  };
  const files = await Promise.all([
    read(entry, 'entry'),
    ...steps.map((name) => read(name, 'steps')),
    ...[...lazy].filter((name) => name !== entry && !steps.includes(name)).map((name) => read(name, 'lazy')),
    ...Object.keys(metaData.pages).map((name) => read(name, 'page')),
  ]);
  return { ...base, manifest, files };
}

function scriptsIn(dir: string | undefined): readonly string[] {
  if (dir === undefined || !existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
}
