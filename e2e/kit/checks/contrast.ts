import { allSteps, count, type KitCheck } from '../evidence';

/** Every text can be read: also over pictures and gradients, in a plain, a dark and a bright brand. */
export const contrast: KitCheck = (evidence) => {
  const judged = allSteps(evidence).filter(({ faint }) => faint);
  return {
    summary: count(judged.length, 'view'),
    problems: judged.flatMap(({ step, brand, faint = [] }) =>
      faint.map(
        (what) => `${step} (${brand}): ${what}. Text needs 4.5:1, large text 3:1; use the colours of the theme.`,
      ),
    ),
  };
};
