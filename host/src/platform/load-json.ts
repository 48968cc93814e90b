import { AppError, type ErrorCode } from '@consorcio/shared/errors';
import { jsonOfBytes, readWithin } from '@consorcio/shared/http';
import * as z from 'zod/mini';
import { errorName } from './error-name';

/** ms. These files are a few hundred bytes, preloaded by the HTML. */
const TIME_LIMIT_MS = 8000;
const MOST_BYTES = 1024 * 1024;

/** What a file that cannot be used is called. */
type Codes = Readonly<Record<'missing' | 'wrong' | 'late' | 'lost' | 'offline', ErrorCode>>;

const configCodes: Codes = {
  missing: 'config.invalid',
  wrong: 'config.invalid',
  late: 'network.timeout',
  lost: 'network.lost',
  offline: 'network.offline',
};

/**
 * Fetches one of the small configuration files of this deployment, without caches, and parses it. Throws
 * `network.offline`, `network.timeout`, `network.lost`, or `config.invalid` when it is missing or wrong.
 */
export async function loadJson<T>(fetch: typeof globalThis.fetch, url: string, schema: z.ZodMiniType<T>): Promise<T> {
  const ownServer: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    if (!response.redirected) return response;
    throw failure(url, 'config.invalid', 'answered with a redirect, which may lead to another server');
  };
  const file = jsonFile(url, configCodes);
  return file.parse(await file.fetch(ownServer, TIME_LIMIT_MS, { cache: 'no-store' }), schema);
}

/** A small file on a server. Throws an error with one of the codes. */
export function jsonFile(url: string, codes: Codes) {
  const named = (error: unknown): never => {
    if (error instanceof AppError) throw error;
    const name = errorName(error);
    const isLate = name === 'TimeoutError' || name === 'AbortError';
    if (name === 'SyntaxError')
      throw failure(url, codes.wrong, 'is not JSON: the server may have sent a web page', error);
    if (name === 'RangeError') throw failure(url, codes.wrong, 'is nested too deeply', error);
    if (isLate) throw failure(url, codes.late, 'did not load in time', error);
    if (globalThis.navigator?.onLine === false)
      throw failure(url, codes.offline, 'could not be requested: the device has no connection', error);
    throw failure(url, codes.lost, 'could not be fetched: the connection broke, or CORS rules forbid it', error);
  };
  return {
    fetch(fetch: typeof globalThis.fetch, ms: number, init: RequestInit): Promise<ArrayBuffer> {
      return timeLimited(ms, async (signal) => {
        const response = await fetch(url, { ...init, signal });
        const { ok, status } = response;
        if (!ok) throw failure(url, codes.missing, `answered ${status}`, undefined, status);
        const bytes = await readWithin(response, MOST_BYTES);
        if (bytes) return bytes;
        throw failure(url, codes.wrong, `has more than ${MOST_BYTES} bytes, so it was not read`);
      }).catch(named);
    },
    async parse<T>(bytes: ArrayBuffer, schema: z.ZodMiniType<T>): Promise<T> {
      const parsed = schema.safeParse(await jsonOfBytes(bytes).catch(named));
      if (parsed.success) return parsed.data;
      throw failure(url, codes.wrong, `does not match its schema: ${z.prettifyError(parsed.error)}`);
    },
  };
}

function failure(url: string, code: ErrorCode, why: string, cause?: unknown, status?: number): AppError {
  return new AppError(code, `${url} ${why}, so it cannot be used. Check the file and its server.`, {
    ...(cause !== undefined && { cause }),
    ...(status !== undefined && { status }),
  });
}

/**
 * Aborts the work after this time with a `TimeoutError`, as `AbortSignal.timeout` does: Safari has that only since version 16, and Chrome
 * called its error an `AbortError` until version 124.
 */
export function timeLimited<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const late = () => controller.abort(new DOMException('The time limit is over.', 'TimeoutError'));
  const timer = setTimeout(late, ms);
  return work(controller.signal).finally(() => clearTimeout(timer));
}
