import { AppError } from '../errors';
import type { SeenCall } from './fake-http';

/** Bodies by path; a function may look at the call, and throw, as the client does. */
export type Answers = Readonly<Record<string, unknown | ((call: SeenCall) => unknown)>>;

/** An API that answers each path as it is told. */
export function answering(answers: Answers): (call: SeenCall) => unknown {
  return (call) => {
    const answer = answers[call.path];
    return typeof answer === 'function' ? answer(call) : answer;
  };
}

/** The server said no, with these sentences. */
export function refuses(...reasons: readonly string[]): () => never {
  return () => {
    throw new AppError('http.refused', 'The server said no.', { status: 400, reasons });
  };
}

/** The server broke. */
export function breaks(): never {
  throw new AppError('http.failed', 'The server broke.', { status: 500 });
}
