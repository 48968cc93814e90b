import { allRecorded, count, type KitCheck } from '../evidence';

/** A reload finds everything that the steps have recorded. */
export const stored: KitCheck = (evidence) => {
  const walks = allRecorded(evidence);
  return {
    summary: `read back after ${count(walks.length, 'walk')}`,
    problems: walks.flatMap(({ step, lost }) =>
      lost.map(
        (what) => `${step} records ${what}. The host must know a shared datum first; declare an own one in state.`,
      ),
    ),
  };
};
