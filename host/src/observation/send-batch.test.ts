/** @jest-environment jsdom */
import type { Batch } from './records';
import { sendBatch } from './send-batch';

const endpoint = 'https://observed.example/observations';
const batch: Batch = {
  page: '3f2b8c1e-0000-4000-8000-000000000000',
  brand: 'home',
  records: [{ kind: 'error', code: 'unexpected' }],
};
const fetching = jest.fn<Promise<unknown>, [string, RequestInit]>();

beforeEach(() => {
  fetching.mockReset().mockResolvedValue({});
  Object.assign(globalThis, { fetch: fetching });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

function browserWith(sendBeacon: unknown) {
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
}

it('passes the batch to the browser as plain text, which needs no preflight request', () => {
  const beacon = jest.fn<boolean, [string, Blob]>(() => true);
  browserWith(beacon);
  sendBatch(endpoint, batch);
  expect(beacon).toHaveBeenCalledWith(endpoint, expect.objectContaining({ type: 'text/plain' }));
  expect(beacon.mock.calls[0]?.[1].size).toBe(JSON.stringify(batch).length);
  expect(fetching).not.toHaveBeenCalled();
});

it.each([
  ['is absent', undefined],
  ['refuses', () => false],
  [
    'throws',
    () => {
      throw new TypeError('blocked');
    },
  ],
])('sends a request that outlives the page when the beacon %s', (_, sendBeacon) => {
  browserWith(sendBeacon);
  sendBatch(endpoint, batch);
  expect(fetching).toHaveBeenCalledWith(endpoint, {
    method: 'POST',
    body: expect.any(Blob),
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
  });
});

it('throws nothing when the batch cannot be sent', async () => {
  browserWith(undefined);
  fetching.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(() => sendBatch(endpoint, batch)).not.toThrow();
  await Promise.resolve();
});
