import { readWithin } from './read-within';

/** Bytes. The largest answer, a catalogue of a hundred plans, has a twentieth of it. */
const MOST_BYTES = 2 * 1024 * 1024;

/**
 * `fetch` for calls that carry a key and personal data. It follows no redirect, so that neither reaches another server, and reads no
 * endless answer: a body that is too long is empty here, which no call accepts where the body matters. Its status still counts.
 */
export async function boundedFetch(input: Request | URL | string, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const { status, headers } = response;
  if (!response.body) return response; // a 204 may not have one
  return new Response((await readWithin(response, MOST_BYTES)) ?? '', { status, headers });
}
