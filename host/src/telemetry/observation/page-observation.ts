import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { newId } from '../../platform/new-id';
import { createObserver } from './observer';
import type { ObservationRecord } from './records';
import { sendBatch } from './send-batch';

/** Observes this page until it closes. A chunk of its own, which only deployments with an endpoint load. */
export function startPageObservation(endpoint: string, brand: string): (record: ObservationRecord) => void {
  const page = newId();
  const { add, flush } = createObserver((records) => sendBatch(endpoint, { page, brand, records }));
  const addVital = ({ name, value, rating }: Metric) =>
    add({ kind: 'vital', name, value: rounded(name, value), rating });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(addVital);
  // A hidden page may never run again. The listener is on the window, so that it runs after those of the vitals.
  window.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  window.addEventListener('pagehide', flush);
  return add;
}

function rounded(name: Metric['name'], value: number): number {
  return name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
}
