import type { Brand } from '@consorcio/shared/entities';

/** The paths of a brand: its routes and, on its own host names, the root. SPEC section 2. */
export function pageRoutes({ routes, hosts }: Pick<Brand, 'routes' | 'hosts'>, hostname: string): readonly string[] {
  const isOwn = hosts.includes(hostname.replace(/\.$/, '')); // a host name may end with a dot
  return isOwn ? [...new Set([...routes, '/'])] : routes;
}

/** Whether an address belongs to a brand. The router loads only for a path that is spelled in another way, or is not the brand's. */
export async function isOwnPath(
  brand: Pick<Brand, 'routes' | 'hosts'>,
  { hostname, pathname }: Pick<Location, 'hostname' | 'pathname'>,
): Promise<boolean> {
  const routes = pageRoutes(brand, hostname);
  if (routes.includes(pathname)) return true;
  const { matchesAny } = await import('./match-routes');
  return matchesAny(routes, pathname);
}
