import type { HttpClient } from '@consorcio/shared/http';
import { once } from './once';

/**
 * An HTTP client that may be used before its settings have come: every call waits for them. Settings that failed to load
 * are asked for again by the next call.
 */
export function lateHttp(make: () => Promise<HttpClient>): HttpClient {
  const client = once(make);
  return {
    get: async (path, options) => (await client()).get(path, options),
    post: async (path, body, options) => (await client()).post(path, body, options),
  };
}
