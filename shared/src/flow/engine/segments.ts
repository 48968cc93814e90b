import type { Failure } from '../../errors';
import { isSamePlace } from '../place';
import { type Draft, type Next, set } from './draft';
import { keepText } from './field';
import { moveTo, noteFailure } from './move';
import { resume, takeUpStep } from './resume';

/** Handles a loaded segment: the awaited one, another build of the present one, or one that had failed to load. */
export function segmentReady(draft: Draft, segment: string): Next {
  const { phase, place, trouble } = draft.snapshot;
  const { missingSegment, segmentReturned } = draft.world.places;
  if (place.segment === segment) {
    if (phase.kind === 'arriving') return resume(draft);
    return phase.kind === 'waiting' ? takeUpStep(draft, phase) : undefined;
  }
  const isMissed = isSamePlace(place, missingSegment) && trouble?.place.segment === segment;
  if (!isMissed || phase.kind !== 'waiting') return;
  set(draft, { walked: 0 });
  return moveTo(draft, segmentReturned);
}

/** Handles a segment that cannot be loaded: the visitor reads about it, and a retry leads back to the same place. */
export function segmentFailed(draft: Draft, failure: Failure): Next {
  keepText(draft);
  const isPending = Object.values(draft.snapshot.submissions).some(({ state }) => state === 'sending');
  noteFailure(draft, failure, { isPending });
  return moveTo(draft, draft.world.places.missingSegment);
}
