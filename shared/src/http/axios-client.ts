import axios from 'axios';
import { AppError } from '../errors';
import type { Exchange, RawAnswer } from './exchange';
import type { CallOptions, HttpClient, PostOptions, Query } from './http-client';
import { isSuccessful, readAnswer } from './read-answer';
import { readWithin } from './read-within';

export interface HttpSettings {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** The time limit in ms of a call without its own limit. */
  readonly timeoutMs: number;
  /** False for an API whose CORS rules do not allow the `idempotency-key` header. */
  readonly sendIdempotencyKey: boolean;
  /** Whether the device says it has a connection. */
  readonly isOnline: () => boolean;
  /** Sends requests with an idempotency key, so that tabs can share one answer. They are sent directly when absent. */
  readonly exchange?: Exchange;
}

/** The HTTP client over axios. See `HttpClient` for its guarantees. The page imports it lazily. SPEC section 7. */
export function createHttpClient(settings: HttpSettings): HttpClient {
  const client = axios.create({
    baseURL: settings.baseUrl,
    timeout: settings.timeoutMs,
    adapter: 'fetch', // XMLHttpRequest follows every redirect
    env: { fetch: boundedFetch },
    fetchOptions: safely,
    // Without `user-agent`: axios would name itself, and a server's CORS rules would have to allow that header.
    headers: { 'x-api-key': settings.apiKey, 'user-agent': false },
    // Status and body are checked below, in one place.
    validateStatus: () => true,
    responseType: 'text',
    transformResponse: (body: unknown) => body,
  });

  async function call<T>(where: string, options: CallOptions<T>, send: () => Promise<RawAnswer>): Promise<T> {
    if (!settings.isOnline()) throw networkError.offline(where);
    const answer = await send().catch((error: unknown) => {
      throw asNetworkError(where, error);
    });
    return readAnswer(where, answer, options);
  }

  function post<T>(path: string, body: unknown, options: PostOptions<T>): Promise<RawAnswer> {
    const { idempotencyKey: key, signal, timeoutMs = settings.timeoutMs } = options;
    const sentKey = settings.sendIdempotencyKey ? key : undefined;
    const send = async () => {
      const { baseUrl, apiKey } = settings;
      if (options.send) return options.send({ baseUrl, apiKey, timeoutMs, idempotencyKey: sentKey });
      const { status, data } = await client.post<unknown>(path, JSON.stringify(body), {
        ...transport(options),
        headers: {
          'content-type': 'application/json',
          ...(sentKey !== undefined && { 'idempotency-key': sentKey }),
        },
      });
      return { status, data }; // without the request, which holds personal data
    };
    if (!settings.exchange || key === undefined) return send();
    const isSuccess = (answer: RawAnswer) => isSuccessful(answer, options);
    return settings.exchange(key, send, { isSuccess, timeoutMs, signal });
  }

  return {
    get: (path, options) =>
      call(`GET ${path}`, options, () =>
        client.get<unknown>(path, { params: queryParameters(options.query), ...transport(options) }),
      ),
    post: (path, body, options) => call(`POST ${path}`, options, () => post(path, body, options)),
  };
}

/** The query parameters of a call. Lists are joined with commas. */
export function queryParameters(query: Query = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  );
}

function transport({ signal, timeoutMs }: CallOptions<unknown>) {
  return { ...(signal && { signal }), ...(timeoutMs !== undefined && { timeout: timeoutMs }) };
}

const repeat = 'so its outcome is unknown. Ask before repeating it.';

/** The failures of a call that has no answer. `where` names the call without its query. */
export const networkError = {
  offline: (where: string) =>
    new AppError('network.offline', `${where} was not sent: the device has no connection. Try again when it is back.`),
  timeout: (where: string) => new AppError('network.timeout', `${where} had no answer in time, ${repeat}`),
  lost: (where: string) => new AppError('network.lost', `${where} lost its connection, ${repeat}`),
} as const;

function asNetworkError(where: string, error: unknown): AppError {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'purchase.elsewhere') return error as AppError; // the exchange did not send it
  const isTimeout = code === 'ECONNABORTED' || code === 'ETIMEDOUT' || code === 'network.timeout';
  // No cause: axios errors contain the request, and the request contains personal data.
  return isTimeout ? networkError.timeout(where) : networkError.lost(where);
}

/** Bytes. The largest answer, a catalogue of a hundred plans, has a twentieth of it. */
const MOST_BYTES = 2 * 1024 * 1024;

const safely = { redirect: 'error', cache: 'no-store' } as const;

/**
 * `fetch` for calls that carry a key and personal data. It follows no redirect, so that neither reaches another server, and reads no
 * endless answer: a body that is too long is empty here, which no call accepts where the body matters. Its status still counts. No cache
 * keeps an answer: a redirect, once cached, would fail every later call.
 */
async function boundedFetch(input: Request | URL | string, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, ...safely });
  const { status, headers } = response;
  if (!response.body) return response; // a 204 may not have one
  return new Response((await readWithin(response, MOST_BYTES)) ?? '', { status, headers });
}
