import type { Brand } from '@consorcio/shared/entities';

/** The paths of a brand: its routes and, on its own host names, the root. SPEC section 2. */
export function pageRoutes({ routes, hosts }: Pick<Brand, 'routes' | 'hosts'>, hostname: string): readonly string[] {
  const isOwn = hosts.includes(hostname.replace(/\.$/, '')); // a host name may end with a dot
  return isOwn ? [...new Set([...routes, '/'])] : routes;
}
