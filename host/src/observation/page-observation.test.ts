/** @jest-environment jsdom */
import type { Metric } from 'web-vitals';
import { startPageObservation } from './page-observation';
import { batchSchema } from './records';

const watchers: ((metric: Pick<Metric, 'name' | 'value' | 'rating'>) => void)[] = [];
jest.mock('web-vitals', () => {
  const watch = (onMetric: (typeof watchers)[number]) => void watchers.push(onMetric);
  return { onCLS: watch, onFCP: watch, onINP: watch, onLCP: watch, onTTFB: watch };
});

const sent: Blob[] = [];
const bodies = () => Promise.all(sent.map((blob) => textOf(blob)));

let visibility: DocumentVisibilityState;
beforeAll(() => {
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_: string, body: Blob) => sent.push(body) > 0,
  });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
});
beforeEach(() => {
  visibility = 'visible';
  sent.length = 0;
  watchers.length = 0;
});

/** The only way to read a blob of jsdom. */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}

function change(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

it('sends records and vitals when the page is hidden, also the vitals that this event produces', async () => {
  const observe = startPageObservation('https://observed.example/', 'home');
  observe({ kind: 'error', code: 'network.lost' });
  watchers[0]?.({ name: 'CLS', value: 0.123456, rating: 'needs-improvement' });
  document.addEventListener('visibilitychange', () => watchers[1]?.({ name: 'LCP', value: 812.4, rating: 'good' }), {
    once: true,
  });
  change('hidden');

  const [batch, ...others] = (await bodies()).map((text) => batchSchema.parse(JSON.parse(text)));
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

it('sends the waiting records when the page closes, and nothing when it becomes visible', () => {
  const observe = startPageObservation('https://observed.example/', 'home');
  observe({ kind: 'error', code: 'network.lost' });
  change('visible');
  expect(sent).toHaveLength(0);

  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
});

it('gives each load of a page its own id', async () => {
  for (const observe of [
    startPageObservation('https://a.example/', 'home'),
    startPageObservation('https://a.example/', 'home'),
  ])
    observe({ kind: 'error', code: 'network.lost' });
  window.dispatchEvent(new Event('pagehide'));
  const pages = (await bodies()).map((text) => batchSchema.parse(JSON.parse(text)).page);
  expect(new Set(pages).size).toBe(2);
});
