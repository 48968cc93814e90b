import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { newId } from '../platform/new-id';
import { createObserver } from './observer';
import type { ObservationRecord } from './records';
import { sendBatch } from './send-batch';

/** Observes this page for as long as it lives. A chunk of its own, which only deployments with an endpoint fetch. */
export function startPageObservation(endpoint: string, brand: string): (record: ObservationRecord) => void {
  const { take, flush } = createObserver({ page: newId(), brand, send: (batch) => sendBatch(endpoint, batch) });
  const tell = ({ name, value, rating }: Metric) => take({ kind: 'vital', name, value: rounded(name, value), rating });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(tell);
  // A page that is hidden may never run again. On the window, so that the vitals, which are told at the same moment, come first.
  window.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  window.addEventListener('pagehide', flush);
  return take;
}

function rounded(name: Metric['name'], value: number): number {
  return name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
}
