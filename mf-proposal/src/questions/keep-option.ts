import type { AnswerOption } from '@consorcio/shared/flow';
import type { ProposalJourney } from '../state';
import { isBeingCorrected } from './correction';

interface Kept<Target extends string> {
  readonly id: string;
  readonly label: string;
  /** The current number, so that the visitor can compare it. */
  readonly detail: string;
  readonly to: Target;
}

/** While a number is being corrected, an option keeps the current one. */
export function keepOption<const Target extends string>(
  journey: ProposalJourney,
  { id, ...kept }: Kept<Target>,
): readonly AnswerOption<Target>[] {
  if (!isBeingCorrected(journey, id)) return [];
  return [{ ...kept, id: 'manter', tone: 'secondary', facts: () => [] }];
}
