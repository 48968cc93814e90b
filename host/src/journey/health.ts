import type { AnswerParser, HttpClient } from '@consorcio/shared/http';

/** `GET /hc` answers something truthy. SPEC section 7. */
const healthParser: AnswerParser<unknown> = {
  safeParse: (body) => (body ? { success: true, data: body } : { success: false, error: { issues: [{ path: [] }] } }),
};

const early = new WeakMap<HttpClient, Promise<unknown>>();

/** Checks the API's health when the page loads, before the click that needs it. */
export function prefetchHealth(http: HttpClient): void {
  const asked = ask(http);
  asked.catch(() => early.delete(http)); // the click checks again
  early.set(http, asked);
}

/** The API's health: the check that is already under way, or a new one. An early check is used once. */
export async function checkHealth(http: HttpClient, signal: AbortSignal): Promise<unknown> {
  const asked = early.get(http);
  early.delete(http);
  return asked ?? ask(http, signal);
}

function ask(http: HttpClient, signal?: AbortSignal): Promise<unknown> {
  return http.get('/hc', { answer: healthParser, ...(signal && { signal }) });
}
