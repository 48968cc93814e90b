import { readWithin } from './read-within';

/** Bytes. The largest answer, a catalogue of a hundred plans, has a twentieth of it. */
const MOST_BYTES = 2 * 1024 * 1024;

/** How such a call is sent. */
export const safely = { redirect: 'error', cache: 'no-store' } as const;

/**
 * `fetch` for calls that carry a key and personal data. It follows no redirect, so that neither reaches another server, and reads no
 * endless answer: a body that is too long is empty here, which no call accepts where the body matters. Its status still counts. No cache
 * keeps an answer: a redirect, once cached, would fail every later call.
 */
export async function boundedFetch(input: Request | URL | string, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, ...safely });
  const { status, headers } = response;
  if (!response.body) return response; // a 204 may not have one
  return new Response((await readWithin(response, MOST_BYTES)) ?? '', { status, headers });
}
