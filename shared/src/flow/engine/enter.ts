import { AppError } from '../../errors';
import type { Step } from '../step';
import { type Draft, emit, type Next, set, stepHere } from './draft';
import { sceneOf } from './journey';
import { go, targetOf } from './move';
import { fetch, interrupted } from './requests';
import { delayOf, speak } from './speech';
import { submissionOf } from './submissions';

/** The number of steps without an answer of the visitor after which the engine reports an endless walk. */
const STEP_CAP = 60;

/** Enters the present place and continues until the conversation waits for something. */
export function enterPlace(draft: Draft): void {
  let next: Next = 'enter';
  while (next === 'enter') next = enterStep(draft);
}

function enterStep(draft: Draft): Next {
  set(draft, { draft: '' });
  const { place, walked } = draft.snapshot;
  const segment = draft.world.segments[place.segment];
  if (!segment) {
    set(draft, { phase: { kind: 'arriving', since: draft.at } });
    emit(draft, { type: 'load', segment: place.segment });
    return;
  }
  if (place.step === null) set(draft, { place: { ...place, step: segment.entry } });
  if (walked >= STEP_CAP) throw new AppError('engine.endless-walk', `More than ${STEP_CAP} steps without a visitor.`);
  set(draft, { walked: walked + 1 });

  const step = stepHere(draft);
  return step.known?.(sceneOf(draft)) ? go(draft, step, targetOf(draft, step)) : begin(draft, step);
}

/** Explains a submitted form whose outcome is unknown (after a reload) before the form is shown again. */
function begin(draft: Draft, step: Step): Next {
  const { submit } = step;
  if (step.fetch) return fetch(draft, step);
  const isInterrupted =
    submit && submissionOf(draft, submit.creates, submit.input(sceneOf(draft))).earlier?.state === 'sending';
  return isInterrupted ? interrupted(draft, step) : speak(draft, step, delayOf(draft, step));
}
