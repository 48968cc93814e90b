import type { Step } from '../step';
import { targetOf } from './complete';
import { coded, type Draft, emit, type Next, set, stepHere } from './draft';
import { sceneOf } from './journey';
import { go } from './move';
import { fetch, interrupted } from './requests';
import { delayOf, speak } from './speech';
import { submissionFor } from './submissions';

/** Steps the talk may take without the visitor before it counts as lost. */
const STEP_CAP = 60;

/** Enters the present place and goes on until the talk waits for something. */
export function enter(draft: Draft): void {
  let next: Next = 'enter';
  while (next === 'enter') next = enterStep(draft);
}

function enterStep(draft: Draft): Next {
  const { place, walked } = draft.snapshot;
  const segment = draft.world.segments[place.segment];
  if (!segment) {
    set(draft, { phase: { kind: 'arriving', since: draft.at }, draft: '' });
    emit(draft, { type: 'load', segment: place.segment });
    return 'wait';
  }
  if (place.step === null) set(draft, { place: { ...place, step: segment.entry } });
  if (walked >= STEP_CAP) throw coded('engine.endless-walk', `More than ${STEP_CAP} steps without a visitor.`);
  set(draft, { walked: walked + 1, draft: '' });

  const step = stepHere(draft);
  return step.known?.(sceneOf(draft)) ? go(draft, targetOf(draft, step)) : begin(draft, step);
}

/** A form that went out before the page, or the segment, was gone is accounted for before it is asked for again. */
function begin(draft: Draft, step: Step): Next {
  const { submit } = step;
  if (step.fetch) return fetch(draft, step);
  const isOut =
    submit && submissionFor(draft, submit.creates, submit.input(sceneOf(draft))).earlier?.state === 'sending';
  return isOut ? interrupted(draft, step) : speak(draft, step, delayOf(draft, step));
}
