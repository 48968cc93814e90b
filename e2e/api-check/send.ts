import { queryParameters } from '@consorcio/shared/http';
import type { CheckOptions } from './options';

/** A request to the API. A body is sent as JSON. */
export interface Request {
  readonly method: 'GET' | 'POST' | 'OPTIONS';
  readonly path: string;
  readonly query?: Parameters<typeof queryParameters>[0];
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ReceivedAnswer {
  readonly status: number;
  readonly data: string;
  readonly headers: Headers;
  readonly ms: number;
}

/** Sends one request as a page of the origin would. It throws a sentence when there is no answer. */
export async function send(
  { address, origin }: Pick<CheckOptions, 'address' | 'origin'>,
  { method, path, query, body, headers }: Request,
): Promise<ReceivedAnswer> {
  const search = query ? `?${new URLSearchParams(queryParameters(query))}` : '';
  const started = performance.now();
  try {
    const response = await fetch(`${address}${path}${search}`, {
      method,
      signal: AbortSignal.timeout(timeLimitMs),
      headers: { origin, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const data = await response.text();
    return { status: response.status, data, headers: response.headers, ms: Math.round(performance.now() - started) };
  } catch (error) {
    throw new Error(`${address}${path} does not answer: ${reasonOf(error)}. Check the address and the network.`);
  }
}

const timeLimitMs = 30_000; // as the page

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message;
}
