import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { cardPagePolicy, filePolicy, pagePolicy, workerPolicy } from './content-policy';
import type { CardOrigins, Origins } from './origins';
import type { PageFacts } from './page-facts';
import { permissionsPolicy } from './permissions-policy';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** What the headers of a deployment depend on, besides the page. */
export interface Protection {
  readonly origins: Origins;
  /** The address for reports of violations; null: nowhere. */
  readonly reportTo: string | null;
}

/**
 * For a page at a trustworthy address, that is over TLS or on this machine: no window that it opens, or that opened it, can reach it.
 * At another address browsers ignore it and warn.
 */
export const openerPolicy: Headers = { 'Cross-Origin-Opener-Policy': 'same-origin' };

/** A year, in seconds: how long browsers remember that a host name has TLS. */
export const usualTransportSeconds = 31_536_000;

/** For an answer over TLS. */
export const strictTransport: Headers = { 'Strict-Transport-Security': `max-age=${usualTransportSeconds}` };

const everyAnswer: Headers = { 'Referrer-Policy': 'strict-origin', 'X-Content-Type-Options': 'nosniff' };
const ownAnswer: Headers = { ...everyAnswer, 'Cross-Origin-Resource-Policy': 'same-origin' };

/** The headers of every answer of the host that is no page. */
export const fileHeaders: Headers = { ...ownAnswer, 'Content-Security-Policy': filePolicy };

/**
 * The headers of the script that ends an earlier site's worker, which may have had more of the site than the folder of its script.
 * Any path is answered so if a header asks for it, so no cache may keep the answer for others.
 */
export const workerHeaders: Headers = {
  ...ownAnswer,
  'Content-Security-Policy': workerPolicy,
  'Cache-Control': 'no-store',
  'Service-Worker-Allowed': '/',
};

/** The headers of every answer of a segment's origin, which pages of all origins may load. */
export const segmentHeaders: Headers = {
  ...everyAnswer,
  'Content-Security-Policy': filePolicy,
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** The headers of the card form's page, beside the files of a segment. */
export function cardPageHeaders(origins: CardOrigins, reportTo: string | null): Headers {
  const policy = cardPagePolicy(origins, reportTo);
  return { ...segmentHeaders, 'Permissions-Policy': permissionsPolicy([]), 'Content-Security-Policy': policy };
}

/** The headers of a page, without the policy for its content. */
export const documentHeaders: Headers = {
  ...ownAnswer,
  'Permissions-Policy': permissionsPolicy(['geolocation']), // for the proposal
};

/** The preview of a container is a window that opens the page and talks to it, so such a page does not separate itself. */
export const previewedOpenerPolicy = 'unsafe-none';

/** The headers of one page of the host. Both servers send exactly these, and caching. */
export function pageHeaders(facts: PageFacts, { origins, reportTo }: Protection): Headers {
  return {
    ...documentHeaders,
    'Content-Security-Policy': pagePolicy(facts, origins, reportTo),
    ...(facts.container && { 'Cross-Origin-Opener-Policy': previewedOpenerPolicy }),
  };
}

/**
 * The ETag of a page: of its content and its headers, because a browser keeps both, and some take new headers with the old content. Weak,
 * because all encodings have the same one.
 */
export function pageEtag(html: string, headers: Headers): string {
  const hash = createHash('sha256').update(JSON.stringify([html, headers]));
  return `W/"${hash.digest('hex').slice(0, 32)}"`;
}

/** What every answer adds for a visitor who came over TLS, which ends at a proxy before our servers. */
export function transportHeaders(sent: IncomingHttpHeaders): Headers {
  return isOverTls(sent) ? strictTransport : {};
}

/** What a page adds at an address that the browser trusts: over TLS, or on the machine itself. */
export function openerHeaders(sent: IncomingHttpHeaders): Headers {
  return isOverTls(sent) || ownMachine.test(sent.host ?? '') ? openerPolicy : {};
}

function isOverTls(sent: IncomingHttpHeaders): boolean {
  return firstIsHttps.test(String(sent['x-forwarded-proto']));
}

/** Each proxy may add an entry; the first one is how the visitor came. */
const firstIsHttps = /^ *https *(,|$)/i;

const ownMachine = /^(localhost|[a-z0-9.-]+\.localhost|127(\.[0-9]{1,3}){3}|\[::1\])(:[0-9]+)?$/i;
