import type { Journey } from '@consorcio/shared/entities';
import type { StepOption } from '@consorcio/shared/flow';
import { isBeingCorrected } from './correction';

interface Kept {
  readonly id: string;
  readonly label: string;
  /** The present number, written out so that it can be compared. */
  readonly detail: string;
}

/** While a number is being corrected, the way back to the present one. */
export function keepOption(
  journey: Journey,
  { id, label, detail }: Kept,
): readonly StepOption<'proposal-confirm-data'>[] {
  if (!isBeingCorrected(journey, id)) return [];
  return [{ id: 'manter', label, detail, to: 'proposal-confirm-data', tone: 'secondary', facts: () => [] }];
}
