import { allSteps, type Check, count } from '../evidence';

/** Every function of a step gives the same result again, and changes nothing that it reads. */
export const pure: Check = (evidence) => {
  const all = allSteps(evidence);
  return {
    summary: count(new Set(all.map(({ step }) => step)).size, 'step'),
    problems: [
      ...new Set(
        all.flatMap(({ step, played }) =>
          played.impure.map((what) => `${step}: ${what}. Read only what it is given, and return new data.`),
        ),
      ),
    ],
  };
};
