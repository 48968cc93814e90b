import type { Place } from '../place';
import { SNAPSHOT_VERSION, type Snapshot } from '../snapshot';

/** The snapshot of a new journey that begins at a place. */
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
