import type { Batch } from './records';

/**
 * Sends a batch, also while the page closes. It is plain text, which browsers send to another origin without a preflight request. A
 * failure is not reported, since it does not affect the visitor.
 */
export function sendBatch(endpoint: string, batch: Batch): void {
  const body = new Blob([JSON.stringify(batch)], { type: 'text/plain' });
  if (isAccepted(endpoint, body)) return;
  void fetch(endpoint, { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'omit' }).catch(
    () => undefined,
  );
}

/** Whether the browser accepted the beacon: it refuses when too many wait, and some browsers have none. */
function isAccepted(endpoint: string, body: Blob): boolean {
  try {
    return navigator.sendBeacon(endpoint, body);
  } catch {
    return false;
  }
}
