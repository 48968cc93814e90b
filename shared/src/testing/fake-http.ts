import { AppError } from '../errors';
import type { HttpClient } from '../http';

/** One request as the double saw it. */
export interface SeenCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly sent: unknown;
  readonly idempotencyKey?: string;
}

/**
 * A test double of the HTTP client. `answer` gives the raw body of each call (or throws); the body is parsed by the
 * caller's schema, as the real client does.
 */
export function fakeHttp(answer: (call: SeenCall) => unknown): HttpClient & { readonly calls: readonly SeenCall[] } {
  const calls: SeenCall[] = [];
  async function take<T>(call: SeenCall, parse: (body: unknown) => { success: boolean; data?: T }): Promise<T> {
    calls.push(call);
    const parsed = parse(await answer(call));
    if (!parsed.success) throw new AppError('contract.mismatch', `${call.path} got a body its schema refuses.`);
    return parsed.data as T; // success says that the data is there
  }
  return {
    calls,
    get: (path, { query, answer: schema }) =>
      take({ method: 'GET', path, sent: query }, (body) => schema.safeParse(body)),
    post: (path, body, { answer: schema, idempotencyKey }) =>
      take({ method: 'POST', path, sent: body, ...(idempotencyKey !== undefined && { idempotencyKey }) }, (raw) =>
        schema.safeParse(raw),
      ),
  };
}
