import type { Segment, Snapshot } from '@consorcio/shared/flow';
import type { SegmentSource } from '../segments/segment-source';
import { sharedPlaces } from './host-places';

/**
 * Retries a segment that could not be loaded while the conversation waits at the step that says so. The returned function is
 * called with every snapshot. A segment that the release lacks is not retried.
 */
export function missingSegmentRetry(
  source: Pick<SegmentSource, 'retryUntilLoaded'>,
  onArrived: (segment: Segment) => void,
): (snapshot: Snapshot) => void {
  let retried: { readonly name: string; stop(): void } | undefined;

  return (snapshot) => {
    const missing = missingSegmentOf(snapshot);
    if (missing === retried?.name) return;
    retried?.stop();
    retried = missing === undefined ? undefined : { name: missing, stop: source.retryUntilLoaded(missing, onArrived) };
  };
}

function missingSegmentOf({ place, phase, trouble }: Snapshot): string | undefined {
  const isAtNotice = place.step === sharedPlaces.missingSegment.step && phase.kind === 'waiting';
  return isAtNotice && trouble?.failure.code !== 'segment.absent' ? trouble?.place.segment : undefined;
}
