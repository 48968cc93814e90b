import { bubblesOf, fieldOf, optionsOf, type Scene, type Step, type StepOption } from '@consorcio/shared/flow';
import { writtenResult } from './tried';

/** The parts of a step that differ when they are computed again for the same scene: a reload would change the question. */
export function unstableParts(step: Step, scene: Scene): readonly string[] {
  const asked: readonly (readonly [string, () => unknown])[] = [
    ['text', () => bubblesOf(step, scene)],
    ['options', () => optionsOf(step, scene).map(shownOf)],
    ['input', () => step.input && [fieldOf(step.input, scene), step.input.initial?.(scene)]],
    ['the props of its component', () => step.component?.props?.(scene)],
    ['the props of its overlay', () => step.overlay?.props?.(scene)],
    ['next', () => step.next?.(scene)],
    ['facts', () => step.facts?.(scene)],
    ['the input of its fetch', () => step.fetch?.input(scene)],
  ];
  return asked.filter(([, ask]) => new Set([1, 2, 3, 4].map(() => writtenResult(ask))).size > 1).map(([what]) => what);
}

function shownOf({ id, label, to, opens, detail, unavailable }: StepOption): readonly unknown[] {
  return [id, label, to, opens, detail, unavailable];
}
