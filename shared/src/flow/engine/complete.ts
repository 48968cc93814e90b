import type { Fact } from '../../events';
import type { Step } from '../step';
import { coded, type Draft, emit, type Next } from './draft';
import { sceneOf } from './journey';
import { go } from './move';

/** The step is done, and leads on. */
export function complete(draft: Draft, step: Step): Next {
  finish(draft, step);
  return go(draft, targetOf(draft, step));
}

/** Publishes the step's facts (or those of the chosen option) and sends what it sends without waiting. */
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

/** Where the step leads when it is done. Throws when it had not declared that. */
export function targetOf(draft: Draft, step: Step): string {
  const target = step.next?.(sceneOf(draft)) ?? step.leadsTo[0];
  if (target === undefined || !step.leadsTo.includes(target)) {
    throw coded('engine.stray-target', `The step ${step.name} led to ${target}, which it had not declared.`);
  }
  return target;
}
