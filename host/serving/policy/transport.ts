import type { IncomingHttpHeaders } from 'node:http';
import { type Headers, openerPolicy, strictTransport } from './headers';

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
