import type { Segment } from '@consorcio/shared/flow';

/** ms between tries: a short failure is mended unnoticed, a long one must not wear out a server that is down. */
const PAUSES_MS = [1500, 5000, 10_000, 20_000, 30_000];

/**
 * Tries to load a segment again and again while the page is looked at, and at once when the network is back, until it comes or it
 * is called off by what is returned.
 */
export function awaitSegment(load: () => Promise<Segment>, come: (segment: Segment) => void): () => void {
  let isOver = false;
  let isTrying = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', attempt);
    document.removeEventListener('visibilitychange', attempt);
  };
  window.addEventListener('online', attempt);
  document.addEventListener('visibilitychange', attempt);
  plan();
  return stop;

  function plan(): void {
    clearTimeout(timer);
    timer = setTimeout(attempt, PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]);
    tries += 1;
  }

  async function attempt(): Promise<void> {
    if (isTrying || isOver) return;
    if (document.visibilityState === 'hidden') return plan();
    isTrying = true;
    const segment = await load().catch(() => undefined); // reported by the loader
    isTrying = false;
    if (isOver) return;
    if (!segment) return plan();
    stop();
    come(segment);
  }
}
