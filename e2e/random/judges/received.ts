import type { Outcome } from '@consorcio/shared/flow';

/** What the browser knows about a call: its status, that it was rate limited ('turned away') or never sent, or nothing. */
export type Received = number | 'turned away' | 'unsent' | 'nothing';

/** The result of a request that creates something. */
export interface Returned {
  readonly intent: string;
  readonly state: 'sent' | 'failed' | 'unknown';
  readonly received: Received;
}

/** The status of a server that did not process the request because there were too many. */
export const TURNED_AWAY = 429;

/** The server knows this payment: it is in progress, or its key was sent with another card. */
export const knownPayment: readonly Received[] = [409, 422];

/** Whether this answer means that the call did nothing. */
export function isRefusal(received: Received): boolean {
  return received === 'turned away' || (typeof received === 'number' && received >= 400 && received < 500);
}

/** What the browser knows after this outcome; `status` is the status that reached the page. */
export function receivedOf(outcome: Outcome, status: number | undefined): Received {
  if (outcome.ok) return status ?? 'nothing';
  const { code, status: refusedWith = 0 } = outcome.failure;
  if (code === 'network.offline') return 'unsent';
  if (code !== 'http.refused') return 'nothing';
  return refusedWith === TURNED_AWAY ? 'turned away' : refusedWith;
}
