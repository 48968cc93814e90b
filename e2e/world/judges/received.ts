import type { Outcome } from '@consorcio/shared/flow';

/** The result of a request that creates something, as the browser knows it. */
export interface Returned {
  readonly intent: string;
  readonly isDone: boolean;
  /** Nobody knows whether it acted. */
  readonly isUnknown: boolean;
  /** The status of an answer that the page understood. */
  readonly status: number | undefined;
}

/** The status of a server that did not process the request because there were too many. */
export const TURNED_AWAY = 429;

/** The server knows this payment: it is in progress, or its key was sent with another card. */
export const knownPayment: readonly (number | undefined)[] = [409, 422];

/** Whether this answer means that the call did nothing. */
export function isRefusal(status = 0): boolean {
  return status >= 400 && status < 500;
}

/** What the browser knows after this outcome; `arrived` is the status that reached the page. */
export function returnedAfter(intent: string, outcome: Outcome, arrived: number | undefined): Returned {
  if (outcome.ok) return { intent, isDone: true, isUnknown: false, status: arrived };
  const { code, status } = outcome.failure;
  if (code === 'http.refused') return { intent, isDone: false, isUnknown: !isRefusal(status), status };
  return { intent, isDone: false, isUnknown: code !== 'network.offline', status: undefined };
}
