import type { Failure } from '../../errors';
import { isSamePlace, type Place } from '../place';
import { coded, type Draft, type Next, set } from './draft';
import { follow } from './journey';

/** Moves to a target of the present step. */
export function go(draft: Draft, target: string): Next {
  if (target === 'back-to-trouble') return backToTrouble(draft);
  if (target !== 'end') return moveTo(draft, follow(draft, target));
  set(draft, { phase: { kind: 'ended' } });
  return 'wait';
}

/** Changes the place. Its first delay is shortened by the time since `since` (epoch ms). */
export function moveTo(draft: Draft, place: Place, since = 0): Next {
  set(draft, { place, phase: { kind: 'arriving', since } });
  return 'enter';
}

/** Stores a failure and its place, and moves to the step that explains it. */
export function fail(draft: Draft, failure: Failure, target: string, uncertain = false): Next {
  noteFailure(draft, failure, uncertain);
  return go(draft, target);
}

/** Stores a failure with its place, and how many times in a row that place has failed: also after a retry by another way. */
export function noteFailure(draft: Draft, failure: Failure, uncertain = false): void {
  const { place, stuck } = draft.snapshot;
  const times = stuck && isSamePlace(stuck.place, place) ? stuck.times + 1 : 1;
  set(draft, { stuck: { place, times }, trouble: { failure, place, uncertain, times } });
}

/** The present place works: its next failure is the first one again. */
export function forgetFailures(draft: Draft): void {
  const { place, stuck } = draft.snapshot;
  if (stuck && isSamePlace(stuck.place, place)) set(draft, { stuck: undefined });
}

function backToTrouble(draft: Draft): Next {
  const { trouble } = draft.snapshot;
  if (!trouble) throw coded('engine.stray-target', 'There is no trouble to go back to.');
  return moveTo(draft, trouble.place, draft.at);
}
