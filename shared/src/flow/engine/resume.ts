import type { Failure } from '../../errors';
import { isSamePlace } from '../place';
import { hasControl } from '../read-step';
import { stepAt } from '../segment';
import type { UnderWay } from '../snapshot-schema';
import { typed } from './answers';
import { type Draft, emit, isLoaded, type Next, set } from './draft';
import { keepText } from './field';
import { sceneOf } from './journey';
import { moveTo, noteFailure } from './move';
import { fetchAgain, interrupted } from './requests';

/** Continues the interrupted phase: after a reload, or once the segment is loaded. */
export function resume(draft: Draft): Next {
  const { phase, place } = draft.snapshot;
  if (phase.kind === 'ended') return;
  if (!isLoaded(draft)) {
    if (phase.kind !== 'arriving') set(draft, { phase: { kind: 'arriving', since: draft.at, again: phase } });
    emit(draft, { type: 'load', segment: place.segment });
    return;
  }
  if (phase.kind !== 'arriving') return takeUpStep(draft, phase);
  if (!phase.again) return 'enter';
  set(draft, { phase: phase.again });
  return takeUpStep(draft, phase.again);
}

/** Continues within a step, which a deploy may have removed or changed meanwhile. */
function takeUpStep(draft: Draft, phase: UnderWay): Next {
  const step = stepAt(draft.world.segments, draft.snapshot.place);
  // The new build of the segment has no such step: its entry asks only for what is not known yet.
  if (!step) return moveTo(draft, { ...draft.snapshot.place, step: null });
  switch (phase.kind) {
    case 'typing':
      emit(draft, {
        type: 'wait',
        token: phase.token,
        ms: phase.isRest ? phase.ms : Math.min(phase.ms, draft.world.delayMs),
      });
      return;
    case 'fetching':
      return fetchAgain(draft, step);
    case 'submitting':
      return step.submit ? interrupted(draft, step) : 'enter';
    case 'verifying':
      return step.input ? typed(draft, step, draft.snapshot.draft) : 'enter';
    case 'waiting':
      return hasControl(step, sceneOf(draft)) ? undefined : 'enter';
  }
}

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
