import { browserName, visitorHeaders } from '../release/visitor-headers';
import type { Kind } from './headers';

/** A file as it was served. Nothing in it is ever run. */
export interface Served {
  readonly address: string;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

/** The compressed forms in which a server may keep a file; each may be tampered with by itself. */
export type ContentForm = 'br' | 'gzip' | 'identity';

/** Requests a file of a kind. Throws an error whose message is a sentence. */
export type Get = (address: string, form: ContentForm, kind: Kind) => Promise<Served>;

export interface FetchLimits {
  /** Of one file, after decompression. */
  readonly bytes: number;
  /** From the request to the last byte of one file. */
  readonly ms: number;
  /** Of the whole run. */
  readonly requests: number;
}

export const usualLimits: FetchLimits = { bytes: 8 * 1024 * 1024, ms: 15_000, requests: 2_000 };

/** Requests a page and what it loads from hostile servers: only by http and https, with limits, and without following redirections. */
export function boundedGet(page: string, limits = usualLimits): Get {
  let requests = 0;
  return async (address, form, kind) => {
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
      throw new Error(`${address} is not an http or https address.`);
    requests += 1;
    if (requests > limits.requests)
      throw new Error(`More than ${limits.requests} files are named: the rest was not read.`);
    const response = await request(address, { ...headersOf(kind, address, page), 'accept-encoding': form }, limits);
    if (response.status >= 300 && response.status < 400) {
      throw new Error(`${address} redirects to ${response.headers.get('location') ?? 'nowhere'}.`);
    }
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}.`);
    return { address, headers: response.headers, bytes: await readWithin(response, address, limits) };
  };
}

function headersOf(kind: Kind, address: string, page: string): Readonly<Record<string, string>> {
  if (kind === 'page') return { 'user-agent': browserName };
  const isScript = kind === 'script' || kind === 'segmentScript';
  return visitorHeaders(address, isScript ? 'script' : 'empty', new URL(page).origin);
}

async function request(
  address: string,
  headers: Readonly<Record<string, string>>,
  { ms }: FetchLimits,
): Promise<Response> {
  try {
    return await fetch(address, {
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(ms),
      headers,
    });
  } catch {
    throw new Error(`${address} did not answer within ${ms / 1000} s.`);
  }
}

async function readWithin(response: Response, address: string, { bytes, ms }: FetchLimits): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of response.body ?? []) {
      length += part.length;
      if (length > bytes) break; // leaving the loop cancels the download
      parts.push(part);
    }
  } catch {
    throw new Error(`${address} did not arrive completely within ${ms / 1000} s.`);
  }
  if (length > bytes) throw new Error(`${address} is larger than ${bytes} bytes.`);
  return Buffer.concat(parts);
}
