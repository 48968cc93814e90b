import * as z from 'zod/mini';
import { AppError } from '../errors';
import type { RawAnswer } from './exchange';
import type { CallOptions } from './http-client';

/**
 * Returns the parsed body of an answer, or throws `http.failed`, `http.refused` (with the server's sentences) or
 * `contract.mismatch`. Every adapter of `HttpClient` uses it. `where` names the call without its query.
 */
export function readAnswer<T>(where: string, { status, data }: RawAnswer, options: CallOptions<T>): T {
  const body = asJson(data);
  const errors = errorsOf(body);
  const reasons = reasonsOf(errors);
  if (status >= 500) {
    throw new AppError('http.failed', `${where} answered ${status}: the server failed. Try again later.`, {
      status,
      reasons,
    });
  }
  if (status < 200 || status >= 300 || errors.length > 0) {
    const refused = options.refusal?.safeParse(body);
    if (refused?.success) return refused.data;
    throw new AppError('http.refused', `${where} was refused with ${status}. See the reasons in this error.`, {
      status,
      reasons,
    });
  }
  const parsed = schemaOf(status, options).safeParse(body);
  if (!parsed.success) {
    const paths = parsed.error.issues.map((issue) => issue.path.join('.') || '(root)').join(', ');
    throw new AppError(
      'contract.mismatch',
      `The answer of ${where} does not match its schema at ${paths}. Compare the entity with the server contract.`,
      { status },
    );
  }
  return parsed.data;
}

/** Whether an answer is a success that can be parsed. A refusal with its own body is not. */
export function isSuccessful<T>({ status, data }: RawAnswer, options: CallOptions<T>): boolean {
  const body = asJson(data);
  return (
    status >= 200 && status < 300 && errorsOf(body).length === 0 && schemaOf(status, options).safeParse(body).success
  );
}

function schemaOf<T>(status: number, { answer, accepted }: CallOptions<T>): z.ZodMiniType<T> {
  return status === 200 ? answer : (accepted ?? answer);
}

function asJson(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return body; // not JSON: the schema will refuse it
  }
}

const errorList = z.catch(z.array(z.unknown()), []);
const errorsSchema = z.catch(z.object({ errors: errorList, Errors: errorList }), { errors: [], Errors: [] });
const sentenceSchema = z.union([
  z.string(),
  z.pipe(
    z.object({ message: z.string() }),
    z.transform(({ message }) => message),
  ),
]);

/** The entries of the error list. The SPEC names the list `Errors` and does not show its content. */
function errorsOf(body: unknown): readonly unknown[] {
  const { errors, Errors } = errorsSchema.parse(body);
  return [...errors, ...Errors];
}

/** The sentences among the entries. */
function reasonsOf(errors: readonly unknown[]): readonly string[] {
  return errors.flatMap((error) => sentenceSchema.safeParse(error).data ?? []);
}
