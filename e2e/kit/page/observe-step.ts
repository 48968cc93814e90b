import type { Scene, Step } from '@consorcio/shared/flow';
import { hostileEffects, strayTags } from './hostile';
import { impureParts } from './impure-parts';
import { foreignParts } from './visible-language';
import type { Observed } from './walk';

/** What is seen of a step apart from where it leads: what it computes, says and shows. */
export function observeStep(step: Step, scene: Scene, root: Element): Observed {
  const { input, component, overlay, submit } = step;
  return {
    impure: impureParts(step, scene),
    markup: [...hostileEffects(step, scene, root), ...strayTags(step, scene)],
    foreign: foreignParts(root),
    asks: [
      ...(input ? (['typed'] as const) : []),
      ...(component?.asks || overlay?.asks ? (['component'] as const) : []),
      ...(submit ? (['form'] as const) : []),
    ],
  };
}
