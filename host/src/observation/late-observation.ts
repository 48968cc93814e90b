import { once } from '../platform/once';
import type { ObservationRecord } from './records';

type Observe = (record: ObservationRecord) => void;

interface LateObservationPorts {
  /** Loads what takes the records; where nobody observes, what forgets them. */
  load(): Promise<Observe>;
  afterFirstPaint(run: () => void): void;
}

/** Earlier records count most: they say how the page came up. */
const MOST_WAITING = 50;

/**
 * Takes records from the start and keeps them until observation is there, which is loaded after the first paint and asked for
 * again at the next record when it did not come. Then it is silent: that nobody observes is none of the visitor's business.
 */
export function startLateObservation({ load, afterFirstPaint }: LateObservationPorts): { readonly observe: Observe } {
  const observation = once(load);
  const waiting: ObservationRecord[] = [];
  let hasPainted = false;

  function handOver() {
    if (!hasPainted) return;
    observation().then(
      (take) => waiting.splice(0).forEach(take),
      () => undefined,
    );
  }
  afterFirstPaint(() => {
    hasPainted = true;
    handOver();
  });
  return {
    observe(record) {
      if (waiting.length < MOST_WAITING) waiting.push(record);
      handOver();
    },
  };
}
