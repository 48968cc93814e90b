import { AppError, type Failure } from '../../errors';
import type { Fact } from '../../events';
import { isSamePlace, type Place } from '../place';
import type { Snapshot } from '../snapshot-schema';
import type { Step } from '../step';
import { type Draft, emit, type Next, set } from './draft';
import { follow, sceneOf } from './journey';

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

/** Moves to a target of the present step. Throws if the step does not declare it: no check of the flow has seen where it leads. */
export function go(draft: Draft, { name, leadsTo }: Step, target: string | undefined): Next {
  if (target === undefined || !leadsTo.includes(target)) {
    throw new AppError('engine.stray-target', `The step ${name} leads to ${target}, which is not in its leadsTo.`);
  }
  if (target === 'back-to-trouble') return backToTrouble(draft);
  if (target !== 'end') return moveTo(draft, follow(draft, target));
  set(draft, { phase: { kind: 'ended' } });
}

/** Moves to the explanation of a failure for which the step has no target of its own. */
export function explain(draft: Draft): Next {
  return moveTo(draft, follow(draft, 'error-general'));
}

export function moveTo(draft: Draft, place: Place): Next {
  set(draft, { place });
  return 'enter';
}

/** Stores a failure with its place, and how many times that place has failed since it last worked. */
export function noteFailure(draft: Draft, failure: Failure, more: Partial<Snapshot['trouble']> = {}): void {
  const { place, failures, trouble } = draft.snapshot;
  const origin = isAside(draft) ? (trouble?.origin ?? trouble?.place) : undefined;
  const times = (failures?.[keyOf(place)] ?? 0) + 1;
  set(draft, {
    failures: { ...failures, [keyOf(place)]: times },
    trouble: { failure, place, uncertain: false, times, origin, ...more },
  });
}

/** The present place works: its next failure is the first one again. */
export function forgetFailures(draft: Draft): void {
  const { [keyOf(draft.snapshot.place)]: _worked, ...failures } = draft.snapshot.failures ?? {};
  set(draft, { failures });
}

function keyOf({ segment, step }: Place): string {
  return `${segment}:${step}`;
}

function backToTrouble(draft: Draft): Next {
  const { trouble } = draft.snapshot;
  if (!trouble) throw new AppError('engine.stray-target', 'There is no trouble to go back to.');
  return moveTo(draft, (isAside(draft) && trouble.origin) || trouble.place);
}

/** Whether the present step only asks whether the conversation goes on. Its own failures must not hide where that is. */
function isAside({ snapshot, world }: Draft): boolean {
  const { purchaseElsewhere, oldConversation } = world.places;
  return [purchaseElsewhere, oldConversation].some((aside) => isSamePlace(snapshot.place, aside));
}
