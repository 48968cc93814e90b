import type { Failure } from '../../errors';
import type { Place } from '../place';
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
  set(draft, { trouble: { failure, place: draft.snapshot.place, uncertain } });
  return go(draft, target);
}

function backToTrouble(draft: Draft): Next {
  const { trouble } = draft.snapshot;
  if (!trouble) throw coded('engine.stray-target', 'There is no trouble to go back to.');
  return moveTo(draft, trouble.place, draft.at);
}
