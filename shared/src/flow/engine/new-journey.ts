import type { Place } from '../place';
import { SNAPSHOT_VERSION, type Snapshot } from '../snapshot';

/** A journey in which nothing has been said yet, about to begin at a place. */
export function newJourney(journeyId: string, brandId: string, place: Place): Snapshot {
  return {
    version: SNAPSHOT_VERSION,
    journeyId,
    brandId,
    place,
    phase: { kind: 'arriving', since: 0 },
    journey: {},
    own: {},
    transcript: [],
    draft: '',
    kept: {},
    submissions: {},
    walked: 0,
    token: 0,
  };
}
