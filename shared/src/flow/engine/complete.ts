import type { Fact } from '../../events';
import type { Step } from '../step';
import { type Draft, emit, type Next } from './draft';
import { sceneOf } from './journey';
import { go } from './move';

/** Ends a step and continues at its target. */
export function completeStep(draft: Draft, step: Step): Next {
  finish(draft, step);
  return go(draft, step, targetOf(draft, step));
}

/** Publishes the step's facts (or those of the chosen option) and starts the requests that it does not wait for. */
export function finish(draft: Draft, step: Step, facts = step.facts): void {
  publish(draft, facts?.(sceneOf(draft)));
  const { segment } = draft.snapshot.place;
  for (const [index, send] of (step.send ?? []).entries()) {
    emit(draft, { type: 'send', segment, step: step.name, index, input: send.input(sceneOf(draft)) });
  }
}

export function publish(draft: Draft, facts: readonly Fact[] = []): void {
  for (const fact of facts) emit(draft, { type: 'publish', fact });
}

export function targetOf(draft: Draft, step: Step): string | undefined {
  return step.next?.(sceneOf(draft)) ?? step.leadsTo[0];
}
