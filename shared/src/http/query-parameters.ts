import type { Query } from './http-client';

/** A query as it goes into an address: lists are comma separated. */
export function queryParameters(query: Query = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  );
}
