import type { HttpClient } from '@consorcio/shared/http';
import * as z from 'zod/mini';

/** `GET /hc` reads a truthy answer. SPEC section 7. */
const healthSchema = z.unknown().check(z.refine(Boolean));

const early = new WeakMap<HttpClient, Promise<unknown>>();

/** Asks for the API's health with the page, not with the click. */
export function prefetchHealth(http: HttpClient): void {
  const asked = ask(http);
  asked.catch(() => early.delete(http)); // the click will ask again
  early.set(http, asked);
}

/** The API's health: the answer that is already on its way, or a new question. An early answer serves once. */
export async function checkHealth(http: HttpClient, signal: AbortSignal): Promise<unknown> {
  const asked = early.get(http);
  early.delete(http);
  return asked ?? ask(http, signal);
}

function ask(http: HttpClient, signal?: AbortSignal): Promise<unknown> {
  return http.get('/hc', { answer: healthSchema, ...(signal && { signal }) });
}
