import { allSteps, countSteps, type KitCheck } from '../evidence';

/** Every function of a step gives the same result again, and changes nothing that it reads. */
export const pure: KitCheck = (evidence) => ({
  summary: countSteps(evidence),
  problems: allSteps(evidence).flatMap(({ step, played }) =>
    played.impure.map((what) => `${step}: ${what}. Read only what it is given, and return new data.`),
  ),
});
