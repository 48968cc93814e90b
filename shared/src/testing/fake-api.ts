import { AppError, type ErrorCode } from '../errors';
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

/** An answer: the call fails with this code, and with this status if there was an answer. */
export function fails(code: ErrorCode, status?: number): () => never {
  return () => {
    throw new AppError(code, 'It failed.', status === undefined ? {} : { status });
  };
}

/** An answer: a refusal with this status and without a reason, such as that of a gateway. */
export const turnsAway = (status: number): (() => never) => fails('http.refused', status);

/** An answer: the server fails. */
export const breaks = fails('http.failed', 500);

/** Answers in turn: each request gets the next one; the last one answers all further requests. */
export function inTurn(...answers: readonly unknown[]): (call: SeenCall) => unknown {
  const left = [...answers];
  return (call) => {
    const answer = left.length > 1 ? left.shift() : left[0];
    return typeof answer === 'function' ? answer(call) : answer;
  };
}
