import type { Segment } from '@consorcio/shared/flow';

/** What is needed of the page: whether somebody looks at it, and when its network comes back. */
export interface WatchedPage {
  isVisible(): boolean;
  /** Calls `run` when the network is back or the page is looked at again; returns the way to call it off. */
  onReturn(run: () => void): () => void;
}

/** ms between tries: a short failure is mended unnoticed, a long one must not wear out a server that is down. */
const PAUSES_MS = [5000, 10_000, 20_000, 30_000];

/**
 * Tries to load a segment again and again while the page is looked at, and at once when the network is back, until it comes or it
 * is called off by what is returned.
 */
export function awaitSegment(
  load: () => Promise<Segment>,
  come: (segment: Segment) => void,
  page: WatchedPage,
): () => void {
  let isOver = false;
  let isTrying = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    forget();
  };
  const forget = page.onReturn(() => void attempt());
  plan();
  return stop;

  function plan(): void {
    clearTimeout(timer);
    timer = setTimeout(attempt, PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]);
    tries += 1;
  }

  async function attempt(): Promise<void> {
    if (isTrying || isOver) return;
    if (!page.isVisible()) return plan();
    isTrying = true;
    const segment = await load().catch(() => undefined); // reported by the loader
    isTrying = false;
    if (isOver) return;
    if (!segment) return plan();
    stop();
    come(segment);
  }
}
