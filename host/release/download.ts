import { errorName } from '../src/config/error-name';
import { Refusal } from './refusal';

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
