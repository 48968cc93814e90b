import { AppError } from '@consorcio/shared/errors';
import * as z from 'zod/mini';
import { timeLimited } from '../platform/time-limit';
import { errorName } from './error-name';

/** ms. Both files are a few hundred bytes, preloaded by the HTML. */
const TIME_LIMIT_MS = 8000;

/**
 * Fetches one of the small configuration files of this deployment, without caches, and parses it. Throws
 * `network.offline`, `network.timeout`, `network.lost`, or `config.invalid` when it is missing or wrong.
 */
export function loadJson<T>(fetch: typeof globalThis.fetch, url: string, schema: z.ZodMiniType<T>): Promise<T> {
  return timeLimited(TIME_LIMIT_MS, (signal) => load(fetch, url, schema, signal));
}

async function load<T>(
  fetch: typeof globalThis.fetch,
  url: string,
  schema: z.ZodMiniType<T>,
  signal: AbortSignal,
): Promise<T> {
  const throwNamed = (error: unknown) => {
    throw named(error, url);
  };
  const response = await fetch(url, { cache: 'no-store', signal }).catch(throwNamed);
  const { status } = response;
  if (!response.ok) {
    throw new AppError(
      'config.invalid',
      `${url} answered ${status}, so the page has no configuration. Put the file on the host's server.`,
      { status },
    );
  }
  const parsed = schema.safeParse(await response.json().catch(throwNamed));
  if (parsed.success) return parsed.data;
  throw new AppError(
    'config.invalid',
    `${url} does not match its schema, so the page has no configuration. ` +
      `Fix the file on the server: ${z.prettifyError(parsed.error)}`,
    { status },
  );
}

function named(cause: unknown, url: string): AppError {
  const name = errorName(cause);
  if (name === 'SyntaxError') {
    return new AppError(
      'config.invalid',
      `${url} is not JSON, so it cannot be read. The server may have sent a web page instead: check its rules.`,
      { cause },
    );
  }
  if (name === 'TimeoutError' || name === 'AbortError') {
    return new AppError('network.timeout', `${url} did not load in time. Request it again.`, { cause });
  }
  if (globalThis.navigator?.onLine === false) {
    return new AppError(
      'network.offline',
      `${url} could not be requested: the device has no connection. Try again when it is back.`,
      { cause },
    );
  }
  return new AppError('network.lost', `${url} could not be fetched: the connection broke. Request it again.`, {
    cause,
  });
}
