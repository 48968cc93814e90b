import type { Snapshot } from '@consorcio/shared/flow';
import type { Segments } from '../segments/segments';
import { itinerary } from './itinerary';

/** Preloads every segment that may follow the present one, with what its first question shows. */
export function preloadAfter({ place, trouble }: Snapshot, { preload }: Pick<Segments, 'preload'>): void {
  for (const [exit, { segment: name, step }] of Object.entries(itinerary)) {
    if (!exit.startsWith(`${place.segment}:`) || name === place.segment || name === 'host') continue;
    // A segment that has just failed is loaded again when the visitor retries; an earlier attempt must not delay that.
    if (name !== trouble?.place.segment) preload(name, step);
  }
}
