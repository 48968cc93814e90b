import { AppError } from '../errors';
import type { SeenCall } from './fake-http';

/** Response bodies by path. A function may read the call, and may throw as the client does. */
export type Answers = Readonly<Record<string, unknown | ((call: SeenCall) => unknown)>>;

/** An API that returns these answers. */
export function fakeApi(answers: Answers): (call: SeenCall) => unknown {
  return (call) => {
    const answer = answers[call.path];
    return typeof answer === 'function' ? answer(call) : answer;
  };
}

/** An answer: the server refuses, with these sentences. */
export function refuses(...reasons: readonly string[]): () => never {
  return () => {
    throw new AppError('http.refused', 'The server refused.', { status: 400, reasons });
  };
}

/** An answer: a refusal with this status and without a reason, such as that of a gateway. */
export function turnsAway(status: number): () => never {
  return () => {
    throw new AppError('http.refused', 'The request was turned away.', { status });
  };
}

/** An answer: the server fails. */
export function breaks(): never {
  throw new AppError('http.failed', 'The server failed.', { status: 500 });
}
