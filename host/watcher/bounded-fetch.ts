import { browserName, visitorHeaders } from '../release/visitor-headers';
import { type Kind, type Sent, watchedHeadersOf } from './headers';

/** Requests a file of a kind, in a compressed form. Nothing in it is ever run. Throws an error whose message is a sentence. */
export type Get = (address: string, form: string, kind: Kind) => Promise<{ headers: Sent; bytes: Buffer }>;

/** The bytes of one file after decompression, the time from its request to its last byte, and the requests of the whole run. */
export const usualLimits = { bytes: 8 * 1024 * 1024, ms: 15_000, requests: 2_000 };

/** Requests a page and what it loads from hostile servers: only by http and https, with limits, and without following redirections. */
export function boundedGet(page: string, { bytes, ms, requests } = usualLimits): Get {
  let left = requests;
  return async (address, form, kind) => {
    const refuse = (words: string) => new Error(`${address} ${words}.`);
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) throw refuse('is not an http or https address');
    left -= 1;
    if (left < 0) throw new Error(`More than ${requests} files are named: the rest was not read.`);
    const late = () => Promise.reject(refuse(`did not arrive completely within ${ms / 1000} s`));
    const destination = kind === 'cardPage' ? 'iframe' : /script/i.test(kind) ? 'script' : 'empty';
    const asVisitor = visitorHeaders(address, destination, new URL(page).origin);
    const headers = { ...(kind === 'page' ? { 'user-agent': browserName } : asVisitor), 'accept-encoding': form };
    const how = { redirect: 'manual', cache: 'no-store', signal: AbortSignal.timeout(ms), headers } as const;
    const answer = await fetch(address, how).catch(late);
    const target = answer.headers.get('location');
    if (answer.status !== 200) throw refuse(target ? `redirects to ${target}` : `answered ${answer.status}`);
    const content = await bytesIn(answer, bytes).catch(late);
    if (content.length > bytes) throw refuse(`is larger than ${bytes} bytes`);
    return { headers: watchedHeadersOf(answer.headers), bytes: content };
  };
}

/** Not much more than `most` bytes of a body. */
async function bytesIn({ body }: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    length += part.length;
    if (length > most) break; // leaving the loop cancels the download
  }
  return Buffer.concat(parts);
}
