import { defineStep } from '@consorcio/shared/flow';
import type { AnswerParser, HttpClient } from '@consorcio/shared/http';

/** Silent: a healthy API opens the simulation. SPEC section 4, Start. */
export const healthCheck = defineStep({
  name: 'health-check',
  leadsTo: ['exit:simular', 'error-general'],
  fetch: {
    input: () => undefined,
    run: ({ http, signal }) => checkHealth(http, signal),
    waiting: 'Abrindo a simulação…',
    settle: (journey) => journey,
  },
  next: () => 'exit:simular',
});

/** `GET /hc` answers something truthy. SPEC section 7. */
const healthParser: AnswerParser<unknown> = {
  safeParse: (body) => (body ? { success: true, data: body } : { success: false, error: { issues: [{ path: [] }] } }),
};

/** One check of the page. The call of a step has a client of its own, so the client says nothing about it. */
let early: Promise<unknown> | undefined;

/** Checks the API's health when the page loads, before the click that needs it. */
export function prefetchHealth(http: HttpClient): void {
  early = ask(http);
  early.catch(forget); // the click checks again
}

/** The API's health: the check that is already under way, or a new one. An early check is used once. */
export async function checkHealth(http: HttpClient, signal: AbortSignal): Promise<unknown> {
  const asked = early;
  forget();
  return asked ?? ask(http, signal);
}

function forget(): void {
  early = undefined;
}

function ask(http: HttpClient, signal?: AbortSignal): Promise<unknown> {
  return http.get('/hc', { answer: healthParser, signal });
}
