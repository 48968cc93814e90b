import { allSteps, type Check, count } from '../evidence';

/** Everything that visitors read is Portuguese, and no part of the page says that it is not. */
export const language: Check = (evidence) => {
  const all = allSteps(evidence);
  const problems = all.flatMap(({ step, played }) =>
    played.foreign.map((what) => `${step}: ${what}. Visitors speak Brazilian Portuguese.`),
  );
  return { summary: count(new Set(all.map(({ step }) => step)).size, 'step'), problems: [...new Set(problems)] };
};
