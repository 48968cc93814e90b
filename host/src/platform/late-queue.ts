import { late } from './late';

interface LateQueueSettings<T> {
  load(): Promise<(item: T) => void>;
  afterFirstPaint(run: () => void): void;
  /** The queue drops items while it holds this many: the earliest ones matter most. */
  readonly limit?: number;
  /** Called once, when the first load has failed. */
  onFailure?(): void;
}

/**
 * Keeps items, in order, until their handler has loaded. It loads after the first paint; if that fails, it loads again at the next
 * item. Returns the function that adds an item.
 */
export function createLateQueue<T>(settings: LateQueueSettings<T>): (item: T) => void {
  const { load, afterFirstPaint, limit = Number.POSITIVE_INFINITY, onFailure } = settings;
  const handler = late(load);
  const waiting: T[] = [];
  let hasPainted = false;
  let hasFailed = false;

  afterFirstPaint(() => {
    hasPainted = true;
    void handOver();
  });

  return (item) => {
    if (waiting.length < limit) waiting.push(item);
    if (hasPainted) void handOver();
  };

  async function handOver(): Promise<void> {
    try {
      const handle = await handler();
      for (const item of waiting.splice(0)) handle(item);
    } catch {
      if (!hasFailed) onFailure?.();
      hasFailed = true;
    }
  }
}
