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
import type { Endpoint } from '../api/endpoint';
import { HttpError } from '../api/http-error';
import { failureAnswer, type Outgoing } from '../api/outgoing';
import { parseRequest } from '../api/parse-request';
import { type Handled, type Incoming, respond } from '../api/respond';
import type { SandboxClock } from '../state/clock';
import type { Fault } from '../state/faults';
import type { SandboxState } from '../state/sandbox-state';
import { limitedTiming } from './limited-timing';

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

/**
 * The sandbox as an `HttpClient` without a network: the same endpoints, faults, idempotency keys and failures as over
 * HTTP, and no bytes. Bodies are passed as JSON would carry them; answers are parsed by the caller's schema alone.
 */
export function createInProcessApi(
  endpoints: readonly Endpoint[],
  state: SandboxState,
  options: InProcessOptions = {},
): HttpClient {
  const byCall = new Map(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]));
  const { timeoutMs: usualLimit = 30_000, clock = state.clock, isOnline, observe } = options;
  const arrive = options.arrive ?? ((answer: Promise<RawAnswer>) => answer);
  const faultFor = options.faultFor ?? (({ method, path }: ApiCall) => state.faults.take(method, path));

  async function exchange<T>(call: ApiCall, query: Record<string, string>, asked: CallOptions<T>): Promise<T> {
    const where = `${call.method} ${call.path}`;
    if (isOnline?.() === false) throw networkError.offline(where);
    if (asked.signal?.aborted) throw networkError.lost(where);
    const send = () => arrive(answerOf(call, query, { ...asked, where }).then(rawAnswer));
    const { signal, timeoutMs = usualLimit } = asked;
    const key = call.idempotencyKey;
    if (!options.exchange || key === null) return readAnswer(where, await send(), asked);
    const limits = {
      isSuccess: (answer: RawAnswer) => isSuccessful(answer, asked),
      timeoutMs,
      ...(signal && { signal }),
    };
    return readAnswer(where, await options.exchange(call, key, () => send().then(asText), limits), asked);
  }

  function answerOf(
    call: ApiCall,
    query: Record<string, string>,
    { where, signal, timeoutMs = usualLimit }: CallOptions<unknown> & { readonly where: string },
  ): Promise<Outgoing> {
    return new Promise((resolve, reject) => {
      const lose = () => reject(networkError.lost(where));
      const giveUp = () => reject(networkError.timeout(where));
      const timing = limitedTiming(state, { clock, limitMs: timeoutMs, signal, giveUp, leave: lose });
      const settle = (done: Handled) => {
        observe?.(call, done);
        timing.settled();
        if (done.delivery.kind === 'answer') resolve(done.delivery.outgoing);
        else lose();
      };
      const incoming = incomingOf(call, query);
      if ('status' in incoming) settle({ delivery: { kind: 'answer', outgoing: incoming } });
      else void respond(incoming, { state, timing, checksAnswers: false }).then(settle, reject);
    });
  }

  /** The endpoint that is called, or the answer where there is none. */
  function incomingOf(call: ApiCall, query: Record<string, string>): Incoming | Outgoing {
    const { method, path, idempotencyKey } = call;
    const endpoint = byCall.get(`${method} ${path}`);
    if (!endpoint)
      return failureAnswer(new HttpError(404, [`There is nothing at ${path}. GET /docs lists what there is.`]));
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
    get: (path, asked) =>
      exchange({ method: 'GET', path, body: undefined, idempotencyKey: null }, queryParameters(asked.query), asked),
    post: <T>(path: string, body: unknown, asked: PostOptions<T>) =>
      exchange({ method: 'POST', path, body, idempotencyKey: asked.idempotencyKey ?? null }, {}, asked),
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
