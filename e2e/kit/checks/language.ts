import { allSteps, countSteps, type KitCheck } from '../evidence';

/** Everything that visitors read is Portuguese, and no part of the page says that it is not. */
export const language: KitCheck = (evidence) => ({
  summary: countSteps(evidence),
  problems: allSteps(evidence).flatMap(({ step, played }) =>
    played.foreign.map((what) => `${step}: ${what}. Visitors speak Brazilian Portuguese.`),
  ),
});
