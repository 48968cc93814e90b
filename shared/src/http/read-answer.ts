import { AppError, isAboutTheBody, isKnownSentence } from '../errors';
import type { RawAnswer } from './exchange';
import type { AnswerParser, CallOptions } from './http-client';
import { parseJson } from './parse-json';
import { reasonsIn, saysFailure } from './reasons';

/**
 * Returns the parsed body of an answer, or throws `http.failed`, `http.refused` (with the server's sentences) or
 * `contract.mismatch`. Every adapter of `HttpClient` uses it. `where` names the call without its query.
 */
export function readAnswer<T>(where: string, { status, data }: RawAnswer, options: CallOptions<T>): T {
  const body = asJson(data);
  const reasons = reasonsIn(body);
  if (status >= 500) {
    throw new AppError('http.failed', `${where} answered ${status}: the server failed. Try again later.`, {
      status,
      reasons: reasons.filter(isKnownSentence), // another text may repeat what was sent
    });
  }
  if (!isPlainSuccess(status, body)) {
    const refused = isAboutTheBody(status) ? options.refusal?.safeParse(body) : undefined;
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
  return isPlainSuccess(status, body) && schemaOf(status, options).safeParse(body).success;
}

/** A refusal may also have a status of success. */
function isPlainSuccess(status: number, body: unknown): boolean {
  return status >= 200 && status < 300 && !saysFailure(body) && !reasonsIn(body).some(isKnownSentence);
}

function schemaOf<T>(status: number, { answer, accepted }: CallOptions<T>): AnswerParser<T> {
  return status === 200 ? answer : (accepted ?? answer);
}

function asJson(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    const parsed = parseJson(body);
    return typeof parsed === 'string' && /^\s*[[{]/.test(parsed) ? asJson(parsed) : parsed; // JSON inside a JSON string
  } catch (error) {
    return error instanceof SyntaxError ? body : undefined; // not JSON: the schema decides. Too deep: nobody may read it
  }
}
