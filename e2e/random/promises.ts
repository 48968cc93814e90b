import { type EngineEvent, optionsOf, type Scene, type Step } from '@consorcio/shared/flow';

/** A promise of the flow that a journey saw broken. */
export class BrokenPromise extends Error {}

export function promise(kept: boolean, words: string): asserts kept {
  if (!kept) throw new BrokenPromise(words);
}

/** What is not offered leads nowhere: an option that cannot be chosen now, a form where none is asked for. The event was taken. */
export function promiseNoWay(event: EngineEvent, step: Step, scene: Scene): void {
  if (event.type === 'submitted') promise(step.submit !== undefined, `${step.name} took a form it had not asked for.`);
  if (event.type !== 'answered' || event.answer.kind !== 'option') return;
  const { id } = event.answer;
  const option = optionsOf(step, scene).find((candidate) => candidate.id === id);
  promise(option !== undefined, `${step.name} took ${id}, which it did not offer.`);
  promise(option.unavailable === undefined, `${step.name} took ${id}, which cannot be chosen now.`);
}
