/** An answer before it is parsed. */
export interface RawAnswer {
  readonly status: number;
  /** The body, as text. */
  readonly data: unknown;
}

export interface ExchangeCall {
  /** Whether an answer is a plain success of this call. Only such an answer may be shared with another call. */
  isSuccess(answer: RawAnswer): boolean;
  /** The time limit in ms, counted from when the request is sent. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a request that creates something: it calls `send` at most once, or returns the answer that a request with the
 * same key has already received. It rejects with the error of `send`, with
 * `network.timeout` when it gave up waiting, or with `purchase.elsewhere` when it must not be sent.
 */
export type Exchange = (key: string, send: () => Promise<RawAnswer>, call: ExchangeCall) => Promise<RawAnswer>;
