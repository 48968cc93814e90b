import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';

const notFound = { file: '404.html', status: 404 };

/**
 * Which HTML of the built host answers a path. A partner's own host name opens on that partner; a developer's machine
 * opens on the home brand; a name that is nobody's finds nothing. SPEC section 1.
 */
export function hostPages(dir, exists = existsSync) {
  return (pathname, host) => {
    const own = join('hosts', host, 'index.html');
    const isPartner = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host) && exists(join(dir, own));
    if (!isPartner && !isDeveloperHost(host)) return notFound;
    const route = pathname.replace(/\/+$/, '');
    if (route.startsWith('/hosts')) return notFound;
    const file = route === '' ? (isPartner ? own : 'index.html') : join(route.slice(1), 'index.html');
    return /^(\/[a-z0-9-]+)?$/.test(route) && exists(join(dir, file)) ? { file, status: 200 } : notFound;
  };
}

function isDeveloperHost(host) {
  return host === 'localhost' || host.endsWith('.localhost') || isIP(host.replace(/^\[|\]$/g, '')) !== 0;
}
