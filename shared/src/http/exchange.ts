/** An answer before anything is read from it. */
export interface RawAnswer {
  readonly status: number;
  /** The body, as text. */
  readonly data: unknown;
}

export interface ExchangeCall {
  /** Whether an answer is a plain yes to this call. Nothing else may stand for an answer of its own. */
  isSuccess(answer: RawAnswer): boolean;
  /** ms the call may take once it is sent. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/**
 * The way of a request that creates something: it calls `send` at most once, or gives the answer that a request with the
 * same key has already had. It rejects with what `send` rejected with, or with `network.timeout` when it gave up waiting.
 */
export type Exchange = (key: string, send: () => Promise<RawAnswer>, call: ExchangeCall) => Promise<RawAnswer>;
