import type { CDPSession } from '@playwright/test';

/** What came over the network so far. */
export interface Wire {
  readonly requests: number;
  readonly bytes: number;
}

/** Counts requests, and their bytes as sent: compressed, with headers. */
export function watchWire(cdp: CDPSession): () => Wire {
  const received = new Map<string, number>();
  const add = (id: string, bytes: number) => received.set(id, (received.get(id) ?? 0) + bytes);
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/^https?:/.test(request.url)) add(requestId, 0);
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (received.has(requestId)) add(requestId, response.encodedDataLength);
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (received.has(requestId)) add(requestId, encodedDataLength);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (received.has(requestId)) received.set(requestId, encodedDataLength);
  });
  return () => ({
    requests: received.size,
    bytes: [...received.values()].reduce((sum, bytes) => sum + bytes, 0),
  });
}
