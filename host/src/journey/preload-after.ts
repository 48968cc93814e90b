import type { Snapshot } from '@consorcio/shared/flow';
import type { SegmentSource } from '../segments/segment-source';
import { itinerary } from './itinerary';

/** Preloads every segment that may follow the one the talk is in. */
export function preloadAfter({ place, trouble }: Snapshot, source: Pick<SegmentSource, 'preload'>): void {
  for (const [exit, leg] of Object.entries(itinerary)) {
    if (!exit.startsWith(`${place.segment}:`) || leg.segment === place.segment) continue;
    // What has just failed waits for the visitor's wish, which must not be tied to an attempt that began before it.
    if (leg.segment !== trouble?.place.segment) source.preload(leg.segment);
  }
}
