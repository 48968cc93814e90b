import { errorName } from '../src/config/error-name';
import { Refusal } from './refusal';

export interface Downloaded {
  readonly bytes: Buffer;
  readonly headers: Headers;
}

/** A file that takes longer here would be too slow for every visitor. */
const TIME_LIMIT_MS = 10_000;

/**
 * Downloads a file. Refuses when it does not arrive, or arrives too late.
 * @param advice what to do when the server answers that it has no such file
 */
export async function download(
  address: string,
  advice = 'check that the whole build was uploaded',
): Promise<Downloaded> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    if (!response.ok) {
      throw new Refusal(`${address} answered ${response.status}: ${advice}.`);
    }
    return { bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (errorName(error) === 'TimeoutError') {
      throw new Refusal(`${address} did not arrive within ${TIME_LIMIT_MS / 1000} s: check its server.`);
    }
    throw new Refusal(`${address} cannot be reached: check the address and its server.`);
  }
}
