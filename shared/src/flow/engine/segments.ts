import type { Failure } from '../../errors';
import { isSamePlace } from '../place';
import { type Draft, type Next, set } from './draft';
import { keepText } from './field';
import { moveTo } from './move';
import { resume, takeUp } from './resume';

/** A segment arrived: the awaited one, another build of the present one, or the one that could not be loaded. */
export function segmentReady(draft: Draft, segment: string): Next {
  const { phase, place, trouble } = draft.snapshot;
  const { missingSegment, segmentReturned } = draft.world.places;
  if (place.segment === segment) {
    if (phase.kind === 'arriving') return resume(draft);
    return phase.kind === 'waiting' ? takeUp(draft, phase) : 'wait';
  }
  const isMissed = isSamePlace(place, missingSegment) && trouble?.place.segment === segment;
  if (!isMissed || phase.kind !== 'waiting') return 'wait';
  set(draft, { walked: 0 });
  return moveTo(draft, segmentReturned);
}

/** The awaited segment cannot be loaded: the talk says so, and a new try leads back to the very same place. */
export function segmentFailed(draft: Draft, failure: Failure): Next {
  keepText(draft);
  set(draft, { trouble: { failure, place: draft.snapshot.place, uncertain: false } });
  return moveTo(draft, draft.world.places.missingSegment);
}
