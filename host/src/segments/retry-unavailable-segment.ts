import type { Segment } from '@consorcio/shared/flow';

/** ms between attempts: short failures end unnoticed, and long ones do not put load on a server that is down. */
const PAUSES_MS = [1500, 5000, 10_000, 20_000, 30_000];

/**
 * Loads a segment again and again while the page is visible, and at once when the network is back, until it succeeds or the
 * returned function cancels it.
 */
export function retryUnavailableSegment(
  load: () => Promise<Segment>,
  onLoaded: (segment: Segment) => void,
): () => void {
  let isOver = false;
  let isLoading = false;
  let planned = 0;
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
    timer = setTimeout(attempt, PAUSES_MS[Math.min(planned, PAUSES_MS.length - 1)]);
    planned += 1;
  }

  async function attempt(): Promise<void> {
    if (isLoading || isOver) return;
    if (document.visibilityState === 'hidden') return plan();
    isLoading = true;
    const segment = await load().catch(() => undefined); // reported by the loader
    isLoading = false;
    if (isOver) return;
    if (!segment) return plan();
    stop();
    onLoaded(segment);
  }
}
