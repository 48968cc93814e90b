import { allSteps, type Check, countSteps } from '../evidence';

/** Everything that visitors read is Portuguese, and no part of the page says that it is not. */
export const language: Check = (evidence) => ({
  summary: countSteps(evidence),
  problems: allSteps(evidence).flatMap(({ step, played }) =>
    played.foreign.map((what) => `${step}: ${what}. Visitors speak Brazilian Portuguese.`),
  ),
});
