import type { Query } from './http-client';

/** The query parameters of a call. Lists are joined with commas. */
export function queryParameters(query: Query = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  );
}
