import type { Journey } from '../entities';
import type { Fact } from '../events';
import type { Scene, Step } from '../flow';

interface After {
  readonly journey: Journey;
  readonly to: string | undefined;
  readonly facts: readonly Fact[];
}

/** What an answer makes of a step: the journey, where the talk goes, the facts that are published. */
export function after(step: Step, answer: unknown, scene: Scene): After {
  const journey = step.record?.(scene.journey, answer, scene) ?? scene.journey;
  const then = { ...scene, journey };
  return { journey, to: step.next?.(then) ?? step.leadsTo[0], facts: step.facts?.(then) ?? [] };
}
