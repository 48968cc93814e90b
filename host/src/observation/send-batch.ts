import type { Batch } from './records';

/**
 * Sends a batch so that it goes out even when the page closes. As plain text, which browsers send to another origin without
 * asking first. What does not arrive is lost in silence: no visitor waits for it.
 */
export function sendBatch(endpoint: string, batch: Batch): void {
  const body = new Blob([JSON.stringify(batch)], { type: 'text/plain' });
  if (isTaken(endpoint, body)) return;
  void fetch(endpoint, { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'omit' }).catch(
    () => undefined,
  );
}

/** Whether the browser took the beacon: it refuses when too much waits already, and some browsers have none. */
function isTaken(endpoint: string, body: Blob): boolean {
  try {
    return navigator.sendBeacon(endpoint, body);
  } catch {
    return false;
  }
}
