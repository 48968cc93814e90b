import type { Segment, Snapshot } from '@consorcio/shared/flow';
import type { Segments } from '../segments/segments';
import { sharedPlaces } from './host-places';

/** ms between attempts: short failures end unnoticed, and long ones do not put load on a server that is down. */
const PAUSES_MS = [1500, 5000, 10_000, 20_000, 30_000];

/**
 * Retries a segment that could not be loaded while the conversation waits at the step that says so. The returned function is
 * called with every snapshot. A segment that the release lacks is not retried.
 */
export function missingSegmentRetry(
  { load }: Pick<Segments, 'load'>,
  onArrived: (segment: Segment) => void,
): (snapshot: Snapshot) => void {
  let retried: { readonly name: string; readonly over: AbortController } | undefined;

  return (snapshot) => {
    const missing = missingSegmentOf(snapshot);
    if (missing === retried?.name) return;
    retried?.over.abort();
    retried = missing === undefined ? undefined : { name: missing, over: retry(() => load(missing), onArrived) };
  };
}

function missingSegmentOf({ place, phase, trouble }: Snapshot): string | undefined {
  const isAtNotice = place.step === sharedPlaces.missingSegment.step && phase.kind === 'waiting';
  return isAtNotice && trouble?.failure.code !== 'segment.absent' ? trouble?.place.segment : undefined;
}

/**
 * Loads a segment again and again while the page is visible, and at once when the network is back, until it succeeds or what
 * it returns is aborted.
 */
function retry(load: () => Promise<Segment>, onLoaded: (segment: Segment) => void): AbortController {
  const over = new AbortController();
  const { signal } = over;
  let isLoading = false;
  let planned = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  window.addEventListener('online', attempt, { signal });
  document.addEventListener('visibilitychange', attempt, { signal });
  plan();
  return over;

  function plan(): void {
    clearTimeout(timer);
    timer = setTimeout(attempt, PAUSES_MS[Math.min(planned, PAUSES_MS.length - 1)]);
    planned += 1;
  }

  async function attempt(): Promise<void> {
    if (isLoading || signal.aborted) return;
    if (document.visibilityState === 'hidden') return plan();
    isLoading = true;
    const segment = await load().catch(() => undefined); // reported by the loader
    isLoading = false;
    if (signal.aborted) return;
    if (!segment) return plan();
    over.abort();
    onLoaded(segment);
  }
}
