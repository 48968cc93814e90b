import { type CallOptions, type HttpClient, readAnswer } from '../http';

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
 * A test double of the HTTP client. `answer` returns the raw body of each call or throws; the double reads it as the real
 * client does.
 */
export function fakeHttp(answer: (call: SeenCall) => unknown): HttpClient & { readonly calls: readonly SeenCall[] } {
  const calls: SeenCall[] = [];
  async function handle<T>(call: SeenCall, options: CallOptions<T>): Promise<T> {
    calls.push(call);
    const body = await answer(call);
    return body instanceof Accepted
      ? readAnswer(call.path, { status: 202, data: body.body }, options)
      : readAnswer(call.path, { status: 200, data: body }, options);
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
