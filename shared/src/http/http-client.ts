import type { RawAnswer } from './exchange';

/** Parses a body. Every schema does; a call of the first script checks its answer by hand. */
export interface AnswerParser<T> {
  /** `path` is where the body differs. */
  safeParse(
    body: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: readonly { readonly path: readonly PropertyKey[] }[] } };
}

/** The options of every call. */
export interface CallOptions<T> {
  /** Parses the body of the answer. */
  readonly answer: AnswerParser<T>;
  /** For a server that refuses with a body of its own: a 4xx body that matches this schema is an answer, not an error. */
  readonly refusal?: AnswerParser<T>;
  /** For a success other than 200 with another meaning: its body is parsed by this schema instead of `answer`. */
  readonly accepted?: AnswerParser<T>;
  readonly signal?: AbortSignal | undefined;
  /** ms; the client's own limit when absent. */
  readonly timeoutMs?: number;
}

/**
 * What a deployment knows about idempotency keys at its API: no key is sent; keys are sent, and the API may ignore them; or the
 * API honours them, so that a repeated request acts once. Only `honoured` allows a promise to the visitor.
 */
export type IdempotencyKeys = 'off' | 'sent' | 'honoured';

export interface PostOptions<T> extends CallOptions<T> {
  /** One id per intent, the same on every try, so that the server can tell a retry from a second intent. */
  readonly idempotencyKey?: string | undefined;
  /** Sends the request in place of the client, which adds everything else: for a body of which the page may know only a part. */
  readonly send?: (request: RequestElsewhere) => Promise<RawAnswer>;
}

/** What a request needs that something else sends. SPEC section 7. */
export interface RequestElsewhere {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly timeoutMs: number;
  readonly idempotencyKey?: string | undefined; // absent for an API that takes none
}

export type Query = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;

/**
 * The only way to call the API. It adds the base address and the API key, ends after the time limit, parses the answer and
 * throws only `AppError`: `network.offline`, `network.lost`, `network.timeout`, `http.refused` (with the
 * server's sentences in `reasons`), `http.failed` or `contract.mismatch`. It never retries: the caller decides.
 */
export interface HttpClient {
  /** Lists in the query are joined with commas. */
  get<T>(path: string, options: CallOptions<T> & { readonly query?: Query }): Promise<T>;
  post<T>(path: string, body: unknown, options: PostOptions<T>): Promise<T>;
}
