/** Why a creating endpoint answers with 422. */
export const keyReused = 'The idempotency-key was already used with other data';

/** A refusal with its status and its messages: `{ errors: [...] }` in the body. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    readonly errors: readonly string[],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${status}: ${errors.join(' ')}`);
  }
}
