/** @jest-environment jsdom */
import type { Metric } from 'web-vitals';
import { startPageObservation } from './page-observation';
import { type Batch, batchSchema, recordSchema } from './records';
import { observedReport, observedSteps, reportToConsole } from './report';
import { sendBatch } from './send-batch';

const watchers: ((metric: Pick<Metric, 'name' | 'value' | 'rating'>) => void)[] = [];
jest.mock('web-vitals', () => {
  const watch = (onMetric: (typeof watchers)[number]) => void watchers.push(onMetric);
  return { onCLS: watch, onFCP: watch, onINP: watch, onLCP: watch, onTTFB: watch };
});

const endpoint = 'https://observed.example/observations';
const browserWith = (sendBeacon: unknown) =>
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
afterEach(() => Reflect.deleteProperty(navigator, 'sendBeacon'));

describe('The observation of a page', () => {
  const sent: Blob[] = [];
  let visibility: DocumentVisibilityState;

  beforeAll(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  });
  beforeEach(() => {
    browserWith((_: string, body: Blob) => sent.push(body) > 0);
    visibility = 'visible';
    sent.length = 0;
    watchers.length = 0;
  });

  /** Reading a blob of jsdom takes a reader. */
  const batches = () =>
    Promise.all(
      sent.map(async (blob) => {
        const reader = new FileReader();
        const isRead = new Promise((resolve) => reader.addEventListener('load', resolve));
        reader.readAsText(blob);
        await isRead;
        return batchSchema.parse(JSON.parse(String(reader.result)));
      }),
    );
  function change(state: DocumentVisibilityState) {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }

  it('sends records and vitals when the page is hidden, also the vitals that this event produces', async () => {
    startPageObservation(endpoint, 'home')({ kind: 'error', code: 'network.lost' });
    watchers[0]?.({ name: 'CLS', value: 0.123456, rating: 'needs-improvement' });
    const lateVital = () => watchers[1]?.({ name: 'LCP', value: 812.4, rating: 'good' });
    document.addEventListener('visibilitychange', lateVital, { once: true });
    change('hidden');

    const [batch, ...others] = await batches();
    expect(others).toEqual([]);
    expect(batch).toMatchObject({
      brand: 'home',
      records: [
        { kind: 'error', code: 'network.lost' },
        { kind: 'vital', name: 'CLS', value: 0.1235, rating: 'needs-improvement' },
        { kind: 'vital', name: 'LCP', value: 812, rating: 'good' },
      ],
    });
  });

  it('sends the waiting records when the page closes, and nothing when it becomes visible, with an id for each load', async () => {
    for (const observe of [startPageObservation(endpoint, 'home'), startPageObservation(endpoint, 'home')])
      observe({ kind: 'error', code: 'network.lost' });
    change('visible');
    expect(sent).toHaveLength(0);
    window.dispatchEvent(new Event('pagehide'));
    expect(new Set((await batches()).map(({ page }) => page)).size).toBe(2);
  });
});

describe('A batch', () => {
  const page = '3f2b8c1e-0000-4000-8000-000000000000';
  const batch: Batch = { page, brand: 'home', records: [{ kind: 'error', code: 'unexpected' }] };
  const fetching = jest.fn<Promise<unknown>, [string, RequestInit]>();

  beforeEach(() => {
    fetching.mockReset().mockResolvedValue({});
    Object.assign(globalThis, { fetch: fetching });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

  it('is passed to the browser as plain text, which needs no preflight request', () => {
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
  ])('is a request that outlives the page when the beacon %s, and throws nothing', async (_, sendBeacon) => {
    browserWith(sendBeacon);
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    sendBatch(endpoint, batch);
    const how = { method: 'POST', body: expect.any(Blob), keepalive: true, mode: 'no-cors', credentials: 'omit' };
    expect(fetching).toHaveBeenCalledWith(endpoint, how);
    await Promise.resolve();
  });
});

describe('A report', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it.each(['engine.no-control', 'engine.unknown-step', 'unexpected'] as const)('of the bug %s is an error', (code) => {
    reportToConsole({ code }, { step: 'proposal-terms' });
    expect(console.error).toHaveBeenCalledWith(`[consorcio] ${code} step=proposal-terms`);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('of a failure of a server is a warning', () => {
    reportToConsole({ code: 'http.failed', status: 503 });
    expect(console.warn).toHaveBeenCalledWith('[consorcio] http.failed status=503');
    expect(console.error).not.toHaveBeenCalled();
  });

  it('is observed with its code and place, if it has one, but not with the message of a server', () => {
    const report = jest.fn();
    const observe = jest.fn();
    const failure = { code: 'http.failed', status: 500, reasons: ['Marina'] } as const;
    const where = { segment: 'payment', step: 'payment-pix', at: 'driver' };
    observedReport(report, observe)(failure, where);
    expect(report).toHaveBeenCalledWith(failure, where);
    const place = { segment: 'payment', step: 'payment-pix' };
    expect(observe).toHaveBeenCalledWith({ kind: 'error', code: 'http.failed', ...place });

    observedReport(report, observe)({ code: 'unexpected' });
    expect(recordSchema.safeParse(observe.mock.calls[1]?.[0]).success).toBe(true);
  });
});

it('observes each step at which the conversation arrives, from the first one on', () => {
  const observe = jest.fn();
  const arrives = observedSteps(observe);
  for (const step of ['intro', 'intro', null, 'lead-nome']) arrives({ segment: 'host', step });
  expect(observe.mock.calls.map(([record]) => record.step)).toEqual(['intro', 'lead-nome']);
});
