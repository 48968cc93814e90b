import { AppError, toFailure } from '@consorcio/shared/errors';
import type { HttpClient } from '@consorcio/shared/http';
import { once } from '../platform/once';

/**
 * An HTTP client that can be used before its code and settings have loaded: every call waits for them. When they do not load,
 * the call was not sent and rejects with `config.invalid` or `network.offline`. The next call loads them again.
 */
export function lateHttp(make: () => Promise<HttpClient>): HttpClient {
  const client = once(async () => {
    try {
      return await make();
    } catch (cause) {
      if (toFailure(cause).code === 'config.invalid') throw cause;
      throw new AppError('network.offline', 'Nothing was sent: the API client or its settings did not load.', {
        cause,
      });
    }
  });
  return {
    get: async (path, options) => (await client()).get(path, options),
    post: async (path, body, options) => (await client()).post(path, body, options),
  };
}
