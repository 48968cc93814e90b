import { Refusal } from '@consorcio/shared/webpack/fail-with';
import { errorName } from '../src/platform/error-name';
import { type Destination, visitorHeaders } from './visitor-headers';

export interface Downloaded {
  /** Where it was in the end, after redirects. */
  readonly address: string;
  readonly bytes: Buffer;
  readonly headers: Headers;
}

/** A file that takes longer here would be too slow for every visitor. */
const TIME_LIMIT_MS = 10_000;

/**
 * Downloads a file. Refuses when it does not arrive, or arrives too late.
 * @param advice what to do when the server answers that it has no such file
 * @param how with `redirect: 'manual'` a redirect is refused too
 */
export async function download(
  address: string,
  advice: string,
  how?: Pick<RequestInit, 'headers' | 'redirect'>,
): Promise<Downloaded> {
  try {
    const response = await fetch(address, { ...how, signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    const target = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && target !== null) {
      throw new Refusal(
        `${address} redirects to ${target}, which pages may block: name an address at which its server answers itself.`,
      );
    }
    if (!response.ok) {
      throw new Refusal(`${address} answered ${response.status}: ${advice}.`);
    }
    return { address: response.url, bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (errorName(error) === 'TimeoutError') {
      throw new Refusal(`${address} did not arrive within ${TIME_LIMIT_MS / 1000} s: check its server.`);
    }
    throw new Refusal(`${address} cannot be reached: check the address and its server.`);
  }
}

/**
 * Downloads a file of a build as a page of this origin does. Refuses what the pages of some brands could not load; only a build on
 * the page's own origin needs no permission.
 */
export async function downloadAsPage(address: string, destination: Destination, origin: string): Promise<Downloaded> {
  const downloaded = await download(address, 'check that the whole build was uploaded', {
    headers: visitorHeaders(address, destination, origin),
    redirect: 'manual', // the policy of a page blocks most targets
  });
  if (destination === 'iframe' || isForEveryPage(downloaded) || new URL(address).origin === origin) return downloaded;
  const allowed = downloaded.headers.get(header);
  throw new Refusal(
    `${address} was sent ${allowed === null ? `without ${header}` : `with ${header}: ${allowed}`}, so pages of other brands cannot ` +
      `load it: let its server send \`${header}: *\` once, with every file of a build.`,
  );
}

/** Whether the pages of all brands may read it. An origin that a server repeats is not enough: a cache sends it to other pages too. */
export function isForEveryPage({ headers }: Downloaded): boolean {
  return headers.get(header) === '*';
}

const header = 'access-control-allow-origin';

/** The JSON of a downloaded file; undefined when it is something else. */
export function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(String(bytes));
  } catch {
    return undefined;
  }
}
