import { AppError } from '../errors';
import type { CallOptions, HttpClient } from '../http';

/** One request that the double received. */
export interface SeenCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly sent: unknown;
  readonly idempotencyKey?: string;
}

/** The result of `answer` for a success other than 200. */
export function accepted(body: unknown = {}): unknown {
  return new Accepted(body);
}

class Accepted {
  constructor(readonly body: unknown) {}
}

/**
 * A test double of the HTTP client. `answer` returns the raw body of each call or throws; the double parses it with the
 * caller's schemas, like the real client.
 */
export function fakeHttp(answer: (call: SeenCall) => unknown): HttpClient & { readonly calls: readonly SeenCall[] } {
  const calls: SeenCall[] = [];
  async function handle<T>(call: SeenCall, { answer: schema, refusal, accepted = schema }: CallOptions<T>): Promise<T> {
    calls.push(call);
    const body = await answer(call);
    const refused = refusal?.safeParse(body);
    const usual = () => (body instanceof Accepted ? accepted.safeParse(body.body) : schema.safeParse(body));
    const parsed = refused?.success ? refused : usual();
    if (!parsed.success)
      throw new AppError('contract.mismatch', `${call.path} received a body that its schema refuses.`);
    return parsed.data;
  }
  return {
    calls,
    get: (path, options) => handle({ method: 'GET', path, sent: options.query }, options),
    post: (path, body, options) => {
      const { idempotencyKey } = options;
      return handle(
        { method: 'POST', path, sent: body, ...(idempotencyKey !== undefined && { idempotencyKey }) },
        options,
      );
    },
  };
}
