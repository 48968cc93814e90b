import type { Place } from '../place';
import type { Snapshot } from '../snapshot-schema';
import { SNAPSHOT_VERSION } from '../snapshot-version';

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
