import type { Endpoint } from './endpoint';

/** Whether an endpoint answers this; the path may also be the endpoint's own, with its `:names`. */
export function isServed(endpoints: readonly Endpoint[], method: string, path: string): boolean {
  return endpoints.some((endpoint) => endpoint.method === method && matches(endpoint.path, path));
}

function matches(pattern: string, path: string): boolean {
  const given = path.split('/');
  const wanted = pattern.split('/');
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
}
