import { optionsOf, type Step, type StepOption } from '@consorcio/shared/flow';
import type { ProposalJourney, ProposalScene } from '../state';

export function endCorrection(journey: ProposalJourney): ProposalJourney {
  const { correcao: _done, ...rest } = journey;
  return rest;
}

/** The id of the option that corrects a datum, in the summary and in the change menu. */
export function correctionId(id: string): string {
  return `alterar-${id}`;
}

/** While a datum is being corrected, an option keeps the current one: its detail, so that the visitor can compare it. */
export function keepOption(journey: ProposalJourney, id: string, kept: Pick<StepOption, 'label' | 'detail'>) {
  if (journey.correcao !== id) return [];
  const to = 'proposal-proxima' as const;
  return [{ ...kept, id: 'manter', to, tone: 'secondary' as const, record: endCorrection, facts: () => [] }];
}

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
