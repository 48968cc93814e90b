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

/** Sends in the place of a form over the page, which no test without a page has: with what was filled in last. */
interface FilledForm {
  fill(form: object): void;
}

/**
 * A test double of the HTTP client. `answer` returns the raw body of each call or throws; the double reads it as the real
 * client does.
 */
export function fakeHttp(
  answer: (call: SeenCall) => unknown,
): HttpClient & FilledForm & { readonly calls: readonly SeenCall[] } {
  const calls: SeenCall[] = [];
  let filled: object = {};
  async function handle<T>(call: SeenCall, options: CallOptions<T>): Promise<T> {
    calls.push(call);
    const body = await answer(call);
    const raw = body instanceof Accepted ? { status: 202, data: body.body } : { status: 200, data: body };
    return readAnswer(call.path, raw, options);
  }
  return {
    calls,
    fill(form) {
      filled = form;
    },
    get: (path, options) => handle({ method: 'GET', path, sent: options.query }, options),
    post(path, body, options) {
      const { idempotencyKey, send } = options;
      const sent = send ? { ...filled, ...Object(body) } : body;
      return handle({ method: 'POST', path, sent, ...(idempotencyKey !== undefined && { idempotencyKey }) }, options);
    },
  };
}
