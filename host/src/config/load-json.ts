import { AppError } from '@consorcio/shared/errors';
import * as z from 'zod/mini';
import { errorName } from './error-name';

/** ms. Both files are a few hundred bytes, preloaded by the HTML. */
const TIME_LIMIT_MS = 8000;

/**
 * Fetches one of the small files that say how this deployment is set up, past every cache, and parses it. Throws
 * `network.offline`, `network.timeout`, `network.lost`, or `config.invalid` when it is missing or wrong.
 */
export async function loadJson<T>(
  fetch: typeof globalThis.fetch,
  url: string,
  schema: z.ZodMiniType<T>,
  timeLimitMs: number = TIME_LIMIT_MS,
): Promise<T> {
  const naming = (error: unknown) => {
    throw named(error, url);
  };
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(timeLimitMs) }).catch(naming);
  const { status } = response;
  if (!response.ok) {
    throw new AppError(
      'config.invalid',
      `${url} answered ${status}, so the page does not know its surroundings. Put the file on the host's server.`,
      { status },
    );
  }
  const parsed = schema.safeParse(await response.json().catch(naming));
  if (parsed.success) return parsed.data;
  throw new AppError(
    'config.invalid',
    `${url} does not match its schema, so the page does not know its surroundings. ` +
      `Mend the file on the server: ${z.prettifyError(parsed.error)}`,
    { status },
  );
}

function named(cause: unknown, url: string): AppError {
  const name = errorName(cause);
  if (name === 'SyntaxError') {
    return new AppError(
      'config.invalid',
      `${url} is not JSON, so it cannot be read. The server may have sent a page in its place: check its rules.`,
      { cause },
    );
  }
  if (name === 'TimeoutError' || name === 'AbortError') {
    return new AppError('network.timeout', `${url} did not come in time. Ask again.`, { cause });
  }
  if (globalThis.navigator?.onLine === false) {
    return new AppError(
      'network.offline',
      `${url} could not be asked for: the device has no connection. Try when it is back.`,
      { cause },
    );
  }
  return new AppError('network.lost', `${url} could not be fetched: the connection broke. Ask again.`, { cause });
}
