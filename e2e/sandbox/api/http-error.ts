/** A refusal with its status and its sentences: `{ errors: [...] }` on the wire. */
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
