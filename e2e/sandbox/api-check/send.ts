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

interface ReceivedAnswer {
  readonly status: number;
  readonly data: string;
  readonly headers: Headers;
  readonly ms: number;
}

/** Sends one request as a page of the origin would. It throws a sentence when there is no answer. */
export async function send(
  { address, origin, apiKey }: CheckOptions,
  { method, path, query, body, headers }: Request,
): Promise<ReceivedAnswer> {
  const search = query ? `?${new URLSearchParams(queryParameters(query))}` : '';
  const started = performance.now();
  try {
    const response = await fetch(`${address}${path}${search}`, {
      method,
      signal: AbortSignal.timeout(timeLimitMs),
      headers: {
        origin,
        ...(method !== 'OPTIONS' && { 'x-api-key': apiKey }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
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

/** What a browser would refuse although the API answers. */
interface CorsReport {
  /** The page cannot work with these. */
  readonly problems: readonly string[];
  readonly notes: readonly string[];
}

/** Whether a page of the origin may read this answer. */
export function readableBy(origin: string, { headers }: Pick<ReceivedAnswer, 'headers'>): boolean {
  const allowed = headers.get('access-control-allow-origin');
  return allowed === '*' || allowed === origin;
}

/** Asks as a browser asks before each POST: may this origin send this content type, the API key and an idempotency key? */
export async function checkCors(options: CheckOptions): Promise<CorsReport> {
  const { origin } = options;
  const { status, headers } = await send(options, {
    method: 'OPTIONS',
    path: '/api/lead',
    headers: {
      'access-control-request-method': 'POST',
      'access-control-request-headers': [...neededHeaders, keyHeader].join(','),
    },
  });
  const listOf = (name: string) => (headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/);
  const allowed = listOf('access-control-allow-headers');
  const isAllowed = (header: string) => allowed.includes(header) || allowed.includes('*');
  const missing = neededHeaders.filter((header) => !isAllowed(header));
  return {
    problems: [
      ...(status >= 200 && status < 300
        ? []
        : [`The preflight (OPTIONS /api/lead) is answered with ${status}, not with 2xx.`]),
      ...(readableBy(origin, { headers }) ? [] : [`The preflight does not allow the origin ${origin}.`]),
      ...(missing.length > 0 ? [`The preflight does not allow the header ${missing.join(', ')}.`] : []),
    ],
    notes: isAllowed(keyHeader)
      ? []
      : [`The preflight does not allow the header ${keyHeader}: set "idempotencyKeys": "off" in /config.json.`],
  };
}

const neededHeaders = ['content-type', 'x-api-key'];
const keyHeader = 'idempotency-key';
