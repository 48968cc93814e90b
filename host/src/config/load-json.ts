import { AppError } from '@consorcio/shared/errors';
import { jsonOfBytes, readWithin } from '@consorcio/shared/http';
import * as z from 'zod/mini';
import { timeLimited } from '../platform/time-limit';
import { errorName } from './error-name';

/** ms. Both files are a few hundred bytes, preloaded by the HTML. */
const TIME_LIMIT_MS = 8000;
const MOST_BYTES = 1024 * 1024;

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
  const invalid = (why: string) => new AppError('config.invalid', `${url} ${why}`, { status });
  if (!response.ok || response.redirected) {
    const answered = response.redirected ? 'with a redirect, which may lead to another server' : status;
    throw invalid(`answered ${answered}, so the page has no configuration. Put the file on the host's server.`);
  }
  const bytes = await readWithin(response, MOST_BYTES).catch(throwNamed);
  if (!bytes) throw invalid(`has more than ${MOST_BYTES} bytes, so it was not read. Fix the file on the server.`);
  const parsed = schema.safeParse(await jsonOfBytes(bytes).catch(throwNamed));
  if (parsed.success) return parsed.data;
  throw invalid(
    'does not match its schema, so the page has no configuration. ' +
      `Fix the file on the server: ${z.prettifyError(parsed.error)}`,
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
  if (name === 'RangeError') {
    return new AppError('config.invalid', `${url} is nested too deeply to be read. Fix the file on the server.`, {
      cause,
    });
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
