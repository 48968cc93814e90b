import { type EngineEvent, optionsOf, type Scene, type Step } from '@consorcio/shared/flow';
import { promise } from './promises';

/** An accepted answer must have been offered: an available option, or a form at a step that has one. */
export function promiseNoWay(event: EngineEvent, step: Step, scene: Scene): void {
  if (event.type === 'submitted') promise(step.submit !== undefined, `${step.name} accepted a form but has none.`);
  if (event.type !== 'answered' || event.answer.kind !== 'option') return;
  const { id } = event.answer;
  const option = optionsOf(step, scene).find((candidate) => candidate.id === id);
  promise(option !== undefined, `${step.name} accepted ${id}, which it did not offer.`);
  promise(option.unavailable === undefined, `${step.name} accepted ${id}, which is unavailable.`);
}
