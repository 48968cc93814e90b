import type { Journey } from '@consorcio/shared/entities';
import type { Answer, Scene, Step } from '@consorcio/shared/flow';
import { optionsOf } from '@consorcio/shared/flow';
import { answersTo } from './candidate-answers';
import { tried } from './tried';

/** The answer as the step records it: checked, or parsed by the schema of the component. */
export function answerValue({ input, component, overlay }: Step, scene: Scene, answer: Answer | undefined): unknown {
  if (answer?.kind === 'component') {
    return (component?.asks ?? overlay?.asks)?.answer.safeParse(answer.value).data;
  }
  const checked = answer?.kind === 'typed' ? tried(() => input?.check(answer.text, scene)) : undefined;
  return checked?.ok ? checked.value : undefined;
}

/** The journey after every step has recorded an answer, typed if it has a field, in the order of the steps. */
export function answeredJourney(steps: readonly Step[], scene: Scene): Journey {
  return steps.reduce<Journey>((journey, step) => {
    const now = { ...scene, journey };
    return tried(() => recordedBy(step, now)) ?? journey;
  }, scene.journey);
}

function recordedBy(step: Step, scene: Scene): Journey | undefined {
  const all = answersTo(step, scene).map(({ answer }) => answer);
  const answer = all.find(({ kind }) => kind !== 'option') ?? all[0];
  if (!answer) return undefined;
  if (answer.kind !== 'option') return step.record?.(scene.journey, answerValue(step, scene, answer), scene);
  const option = optionsOf(step, scene).find(({ id }) => id === answer.id);
  return option?.opens === undefined ? option?.record?.(scene.journey, scene) : undefined;
}
