import { type AnswerOption, optionsOf, type Step, type StepOption } from '@consorcio/shared/flow';
import type { ProposalJourney, ProposalScene } from '../state';
import { endCorrection } from './correction';

/** The step of a question, whose every answer ends the correction of its datum. */
export function endingCorrection<Asked extends Step>(step: Asked): Asked {
  return {
    ...step,
    record: (journey: ProposalJourney, answer: unknown, scene: ProposalScene) =>
      endCorrection(step.record?.(journey, answer, scene) ?? journey),
    ...(step.options && { options: (scene: ProposalScene) => optionsOf(step, scene).map(optionEndingCorrection) }),
  };
}

/** An option that only opens the specialists' chat answers nothing. */
function optionEndingCorrection(option: StepOption): StepOption {
  return option.to === undefined ? option : answerEndingCorrection(option);
}

function answerEndingCorrection(option: AnswerOption): AnswerOption {
  return {
    ...option,
    record: (journey, scene) => endCorrection(option.record?.(journey, scene) ?? journey),
  };
}
