import { isIP } from 'node:net';

const notFound = { file: '404.html', status: 404 };

/**
 * Which HTML of the built host answers a path. A partner's own host name opens on that partner; a developer's machine
 * opens on the home brand; a name that is nobody's finds nothing. SPEC section 2.
 * @param {(file: string) => boolean} has whether the built host has a page, asked each time
 */
export function hostPages(has) {
  return (pathname, sentHost) => {
    const host = hostName(sentHost);
    const own = `hosts/${host}/index.html`;
    const isPartner = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host) && has(own);
    if (!isPartner && !isDeveloperHost(host)) return notFound;
    const route = pathname.replace(/\/+$/, '');
    const file = route === '' ? (isPartner ? own : 'index.html') : `${route.slice(1)}/index.html`;
    return /^(\/[a-z0-9-]+)?$/.test(route) && has(file) ? { file, status: 200 } : notFound;
  };
}

/** A name as the brand files write it: neither capitals, a port nor the root's dot make it another. */
function hostName(sent) {
  return sent.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

function isDeveloperHost(host) {
  return host === 'localhost' || host.endsWith('.localhost') || isIP(host.replace(/^\[|\]$/g, '')) !== 0;
}
