import type { Journey } from '@consorcio/shared/entities';
import { optionsOf, type Scene, type Step, type StepOption } from '@consorcio/shared/flow';
import { endCorrection } from './correction';

/** The step of a question, whose every answer ends the correction of its datum. */
export function endingCorrection<Asked extends Step>(step: Asked): Asked {
  return {
    ...step,
    record: (journey: Journey, answer: unknown, scene: Scene) =>
      endCorrection(step.record?.(journey, answer, scene) ?? journey),
    ...(step.options && { options: (scene: Scene) => optionsOf(step, scene).map(optionEndingCorrection) }),
  };
}

function optionEndingCorrection(option: StepOption): StepOption {
  return {
    ...option,
    record: (journey, scene) => endCorrection(option.record?.(journey, scene) ?? journey),
  };
}
