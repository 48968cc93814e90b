import { returnVisit } from './host-places';
import { hostSegment } from './host-segment';
import { itinerary } from './itinerary';

/** The segments that a release names: those of the itinerary that are not part of the host. */
export const releasedSegments: readonly string[] = [
  ...new Set(Object.values(itinerary).map(({ segment }) => segment)),
].filter((segment) => segment !== hostSegment.name && segment !== returnVisit);
