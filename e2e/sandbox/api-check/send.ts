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

/** Sends one request as a page of the origin would. It throws a sentence when there is no answer. */
export async function send({ address, origin, apiKey }: CheckOptions, { method, path, query, body, headers }: Request) {
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

/** Whether a page of the origin may read an answer with these headers. */
export function readableBy(origin: string, headers: Headers): boolean {
  return ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');
}

/** Asks as a browser asks before each POST: may this origin send this content type, the API key and an idempotency key? */
export async function checkCors(options: CheckOptions, path: string) {
  const asked = [...neededHeaders, keyHeader].join(',');
  const { status, headers } = await send(options, {
    method: 'OPTIONS',
    path,
    headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': asked },
  });
  const allowed = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/);
  const isMissing = (header: string) => !allowed.includes(header) && !allowed.includes('*');
  const missing = neededHeaders.filter(isMissing).join(', ');
  const preflight = (isSo: boolean, what: string) => (isSo ? [`The preflight ${what}`] : []);
  return {
    problems: [
      ...preflight(status < 200 || status > 299, `(OPTIONS ${path}) is answered with ${status}, not with 2xx.`),
      ...preflight(!readableBy(options.origin, headers), `does not allow the origin ${options.origin}.`),
      ...preflight(missing !== '', `does not allow the header ${missing}.`),
    ],
    notes: preflight(
      isMissing(keyHeader),
      `does not allow the header ${keyHeader}: set "idempotencyKeys": "off" in /config.json.`,
    ),
  };
}

const neededHeaders = ['content-type', 'x-api-key'];
const keyHeader = 'idempotency-key';
