import { optionsOf, type Step, type StepOption } from '@consorcio/shared/flow';
import type { ProposalJourney, ProposalScene } from '../state';
import { endCorrection } from './correction';

/** The same step, but each of its answers also ends the correction of the datum. */
export function endingCorrection<Asked extends Step>(step: Asked): Asked {
  return {
    ...step,
    record: (journey: ProposalJourney, answer: unknown, scene: ProposalScene) =>
      endCorrection(step.record?.(journey, answer, scene) ?? journey),
    ...(step.options && { options: (scene: ProposalScene) => optionsOf(step, scene).map(optionEndingCorrection) }),
  };
}

function optionEndingCorrection(option: StepOption): StepOption {
  if (option.opens !== undefined) return option; // not an answer
  return {
    ...option,
    record: (journey: ProposalJourney, scene: ProposalScene) =>
      endCorrection(option.record?.(journey, scene) ?? journey),
  };
}
