import type { Journey } from '../entities';
import type { Fact } from '../events';
import type { Scene, Step } from '../flow';

interface Result {
  readonly journey: Journey;
  readonly to: string | undefined;
  readonly facts: readonly Fact[];
}

/** The result of answering a step: the journey, the next step and the published facts. */
export function resultOf(step: Step, answer: unknown, scene: Scene): Result {
  const journey = step.record?.(scene.journey, answer, scene) ?? scene.journey;
  const then = { ...scene, journey };
  return { journey, to: step.next?.(then) ?? step.leadsTo[0], facts: step.facts?.(then) ?? [] };
}
