import type * as z from 'zod/mini';

/** What every call may say about itself. */
export interface CallOptions<T> {
  /** The answer is unknown until this schema said yes. */
  readonly answer: z.ZodMiniType<T>;
  /** When the server may say no in a form of its own: a 4xx body that this schema takes is an answer too. */
  readonly refusal?: z.ZodMiniType<T>;
  /** When a success other than 200 means something of its own: its body, whatever it is, is read by this schema. */
  readonly accepted?: z.ZodMiniType<T>;
  readonly signal?: AbortSignal;
  /** ms; the client's own limit when absent. */
  readonly timeoutMs?: number;
}

export interface PostOptions<T> extends CallOptions<T> {
  /** One id per intent, the same on every try, so that the server can tell a repeat from a second wish. */
  readonly idempotencyKey?: string;
}

export type Query = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;

/**
 * The only way to the API. It adds the base address and the API key, ends after the time limit, parses the answer where
 * it comes in and throws `AppError` alone: `network.offline`, `network.lost`, `network.timeout`, `http.refused` (with the
 * server's sentences in `reasons`), `http.failed` or `contract.mismatch`. It never retries: that is the caller's to decide.
 */
export interface HttpClient {
  /** Lists in the query are written comma separated. */
  get<T>(path: string, options: CallOptions<T> & { readonly query?: Query }): Promise<T>;
  post<T>(path: string, body: unknown, options: PostOptions<T>): Promise<T>;
}
