/** An answer before an adapter sends it: JSON, or a text with its type. */
export type Outgoing = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
} & ({ readonly json: unknown } | { readonly text: string; readonly contentType: string });

export const jsonType = 'application/json; charset=utf-8';

/** A refusal with its status and its messages: `{ errors: [...] }` in the body. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly errors: readonly string[],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${status}: ${errors.join(' ')}`);
  }
}

export const nothingAt = (path: string) =>
  new HttpError(404, [`There is nothing at ${path}. GET /docs lists what there is.`]);

/** The answer to a request that failed with `error`. Only an unexpected error is printed. */
export function failureAnswer(error: unknown): Outgoing {
  if (error instanceof HttpError)
    return { status: error.status, json: { errors: error.errors }, headers: error.headers };
  console.error(error);
  return { status: 500, json: { errors: ['The sandbox has a bug: its terminal shows the error.'] } };
}
