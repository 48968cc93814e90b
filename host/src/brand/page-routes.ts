import type { Brand } from '@consorcio/shared/entities';

/** The paths at which a page is its brand's: the routes of the brand and, on a host name of its own, the root. SPEC section 2. */
export function pageRoutes({ routes, hosts }: Pick<Brand, 'routes' | 'hosts'>, hostname: string): readonly string[] {
  const isOwn = hosts.includes(hostname.replace(/\.$/, '')); // a name may be written with the root's dot
  return isOwn ? [...new Set([...routes, '/'])] : routes;
}
