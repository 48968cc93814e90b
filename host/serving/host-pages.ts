import { isIP } from 'node:net';
import { notFoundFile, servedNames } from '../brands/served-names';

export interface FoundPage {
  /** Relative to the built host. */
  readonly file: string;
  readonly status: 200 | 404;
}

/** Finds the HTML for a path on a host name. */
export type FindPage = (path: string, host: string) => FoundPage;

const notFound: FoundPage = { file: notFoundFile, status: 404 };

/**
 * Which HTML of the built host answers a path. On a partner's host name `/` is that partner; on a developer's machine `/` is the
 * home brand; any other host name gets the not-found page. SPEC section 2.
 * @param has whether the built host has a page; called for each request
 */
export function hostPages(has: (file: string) => boolean): FindPage {
  return (path, sentHost) => {
    const host = hostName(sentHost);
    const partnerPage = `${servedNames.partnerPages.name}/${host}/index.html`;
    const isPartner = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host) && has(partnerPage);
    if (!isPartner && !isDeveloperHost(host)) return notFound;
    const route = /^(?:\/([a-z0-9-]+))?\/*$/.exec(path);
    const home = isPartner ? partnerPage : 'index.html';
    const file = route?.[1] === undefined ? home : `${route[1]}/index.html`;
    return route && has(file) ? { file, status: 200 } : notFound;
  };
}

/** The host name as brand files write it: in small letters, without a port and without the final dot. */
function hostName(sent: string): string {
  return sent.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

function isDeveloperHost(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || isIP(host.replace(/^\[|\]$/g, '')) !== 0;
}
