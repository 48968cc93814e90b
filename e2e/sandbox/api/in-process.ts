import {
  type Exchange as BetweenTabs,
  type CallOptions,
  type HttpClient,
  isSuccessful,
  networkError,
  type PostOptions,
  queryParameters,
  type RawAnswer,
  readAnswer,
} from '@consorcio/shared/http';
import type { Fault } from '../state/faults';
import type { SandboxClock, SandboxState } from '../state/sandbox-state';
import type { Endpoint } from './endpoint';
import { failureAnswer, HttpError, nothingAt, type Outgoing } from './outgoing';
import { type Handled, type Incoming, parseRequest, respond, waitOn } from './respond';

/** A call as it reaches the sandbox. */
export interface ApiCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
}

export interface InProcessOptions {
  /** ms a call may take when it says nothing else. */
  readonly timeoutMs?: number;
  /** The caller's clock, for its time limit; the sandbox's when absent. */
  readonly clock?: Pick<SandboxClock, 'wait'>;
  readonly isOnline?: () => boolean;
  /** The fault that strikes a call; the faults armed in the state when absent. */
  readonly faultFor?: (call: ApiCall) => Fault | undefined;
  /** Called with what became of each call, also when its caller no longer waits. */
  readonly observe?: (call: ApiCall, exchange: Handled) => void;
  /** How an answer gets to its caller, who may wait for it; at once when absent. */
  readonly arrive?: (answer: Promise<RawAnswer>) => Promise<RawAnswer>;
  /** As in `HttpSettings`: sends what has an idempotency key. */
  readonly exchange?: (call: ApiCall, ...rest: Parameters<BetweenTabs>) => Promise<RawAnswer>;
}

/** An API together with the form over the page, which no process without a page has. */
export interface InProcessApi extends HttpClient {
  /** Fills in the form. What it sends then in the place of the client is what was filled in last. */
  fill(form: object): void;
}

/**
 * The sandbox as an `HttpClient` without a network: the same endpoints, faults, idempotency keys and failures as over
 * HTTP, and no bytes. Bodies are passed as JSON would carry them; answers are parsed by the caller's schema alone.
 */
export function createInProcessApi(
  endpoints: readonly Endpoint[],
  state: SandboxState,
  options: InProcessOptions = {},
): InProcessApi {
  let filled: object = {};
  const byCall = new Map(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]));
  const { timeoutMs: usualLimit = 30_000, clock = state.clock, isOnline, observe } = options;
  const arrive = options.arrive ?? ((answer: Promise<RawAnswer>) => answer);
  const faultFor = options.faultFor ?? (({ method, path }: ApiCall) => state.faults.take(method, path));

  async function exchange<T>(call: ApiCall, query: Record<string, string>, asked: CallOptions<T>): Promise<T> {
    const where = `${call.method} ${call.path}`;
    if (isOnline?.() === false) throw networkError.offline(where);
    if (asked.signal?.aborted) throw networkError.lost(where);
    const { signal, timeoutMs = usualLimit } = asked;
    const send = () => arrive(answerOf(call, query, timeoutMs, signal).then(rawAnswer));
    const key = call.idempotencyKey;
    if (!options.exchange || key === null) return readAnswer(where, await send(), asked);
    const isSuccess = (answer: RawAnswer) => isSuccessful(answer, asked);
    const limits = { isSuccess, timeoutMs, ...(signal && { signal }) };
    return readAnswer(where, await options.exchange(call, key, () => send().then(asText), limits), asked);
  }

  /** Rejects for a caller who waits too long or leaves; the sandbox itself goes on, as a server does. */
  function answerOf(call: ApiCall, query: Record<string, string>, limitMs: number, signal: AbortSignal | undefined) {
    return new Promise<Outgoing>((resolve, reject) => {
      const where = `${call.method} ${call.path}`;
      const leave = () => reject(networkError.lost(where));
      const sandboxWait = waitOn(state);
      let waited = 0;
      let limit: AbortController | undefined;
      /** Neither a timer nor a listener is needed while the sandbox answers at once. */
      async function watch(ms: number): Promise<void> {
        if (waited === 0) signal?.addEventListener('abort', leave, { once: true });
        const left = limitMs - waited;
        waited += ms;
        if (limit || ms < left) return;
        limit = new AbortController();
        const settled = limit.signal;
        await clock.wait(left, settled);
        if (!settled.aborted) reject(networkError.timeout(where));
      }
      const wait = (ms: number) => {
        void watch(ms);
        return sandboxWait(ms);
      };
      const settle = (done: Handled) => {
        observe?.(call, done);
        limit?.abort();
        if (waited > 0) signal?.removeEventListener('abort', leave);
        if (done.delivery.kind === 'answer') resolve(done.delivery.outgoing);
        else leave();
      };
      const incoming = incomingOf(call, query);
      if (incoming) void respond(incoming, { state, wait, checksAnswers: false }).then(settle, reject);
      else settle({ delivery: { kind: 'answer', outgoing: failureAnswer(nothingAt(call.path)) } });
    });
  }

  /** The request, if there is an endpoint for it. */
  function incomingOf(call: ApiCall, query: Record<string, string>): Incoming | undefined {
    const { method, path, idempotencyKey } = call;
    const endpoint = byCall.get(`${method} ${path}`);
    if (!endpoint) return undefined;
    const posts = method === 'POST' ? state.ledger.countPost(path, idempotencyKey) : 0;
    const read = () => ({
      ...parseRequest(endpoint, query, () => asSent(call.body)),
      parameters: {},
      origin: 'http://localhost',
      idempotencyKey,
      posts,
    });
    return { endpoint, fault: faultFor(call), read };
  }

  return {
    fill(form) {
      filled = form;
    },
    get: (path, asked) =>
      exchange({ method: 'GET', path, body: undefined, idempotencyKey: null }, queryParameters(asked.query), asked),
    post<T>(path: string, given: unknown, asked: PostOptions<T>) {
      const body = asked.send ? { ...filled, ...Object(given) } : given;
      return exchange({ method: 'POST', path, body, idempotencyKey: asked.idempotencyKey ?? null }, {}, asked);
    },
  };
}

function rawAnswer(outgoing: Outgoing): RawAnswer {
  return { status: outgoing.status, data: 'text' in outgoing ? outgoing.text : outgoing.json };
}

/** As it comes from a network: tabs hand on texts only. */
function asText({ status, data }: RawAnswer): RawAnswer {
  return { status, data: typeof data === 'string' ? data : JSON.stringify(data) };
}

/** A body as the server would read it. */
function asSent(body: unknown): unknown {
  const text = JSON.stringify(body);
  if (text === undefined) throw new HttpError(400, ['body: not JSON in UTF-8']);
  return JSON.parse(text);
}
