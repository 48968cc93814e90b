import type { EventBus, Fact } from '@consorcio/shared/events';
import type { Report } from '../observation/report';
import { once } from '../platform/once';
import type { Analytics } from './analytics';

interface LateAnalyticsPorts {
  readonly bus: Pick<EventBus, 'subscribeAll'>;
  /** Loads the chunk that tells the data layer, and the tag manager with it. */
  load(): Promise<Analytics>;
  afterFirstPaint(run: () => void): void;
  readonly report: Report;
}

/**
 * Hears every fact from the start and keeps it until analytics is there, which is loaded after the first paint and asked
 * for again at the next fact when it did not come. Facts are handed over in their order; that they wait is only warned of once.
 */
export function startLateAnalytics({ bus, load, afterFirstPaint, report }: LateAnalyticsPorts): void {
  const analytics = once(load);
  const waiting: Fact[] = [];
  let hasPainted = false;
  let hasWarned = false;

  bus.subscribeAll((fact) => {
    waiting.push(fact);
    if (hasPainted) void handOver();
  });
  afterFirstPaint(() => {
    hasPainted = true;
    void handOver();
  });

  async function handOver(): Promise<void> {
    try {
      const { hear } = await analytics();
      for (const fact of waiting.splice(0)) void hear(fact);
    } catch {
      if (!hasWarned) report({ code: 'network.lost' }, { at: 'analytics' });
      hasWarned = true;
    }
  }
}
