import type { Snapshot } from '@consorcio/shared/flow';
import type { SegmentSource } from '../segments/segment-source';
import { itinerary } from './itinerary';

/** Preloads every segment that may follow the present one. */
export function preloadAfter({ place, trouble }: Snapshot, source: Pick<SegmentSource, 'preload'>): void {
  for (const [exit, leg] of Object.entries(itinerary)) {
    if (!exit.startsWith(`${place.segment}:`) || leg.segment === place.segment || leg.segment === 'host') continue;
    // A segment that has just failed is loaded again when the visitor retries; an earlier attempt must not delay that.
    if (leg.segment !== trouble?.place.segment) source.preload(leg.segment);
  }
}
