import type { HttpClient } from '@consorcio/shared/http';

/**
 * An HTTP client that may be used before its settings have come: every call waits for them. Settings that failed to load
 * are asked for again by the next call.
 */
export function lateHttp(make: () => Promise<HttpClient>): HttpClient {
  let client: Promise<HttpClient> | undefined;
  const ready = () => {
    client ??= make();
    client.catch(() => {
      client = undefined;
    });
    return client;
  };
  return {
    get: async (path, options) => (await ready()).get(path, options),
    post: async (path, body, options) => (await ready()).post(path, body, options),
  };
}
