import type { CheckOptions } from './options';
import { type ReceivedAnswer, send } from './send';

/** What a browser would refuse although the API answers. */
export interface CorsReport {
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
