import { allSteps, type Check, count } from '../evidence';

/** A reload at each question finds the same step, the same messages and what was typed. */
export const resume: Check = (evidence) => {
  const all = allSteps(evidence);
  const reloaded = all.filter(({ resumed }) => resumed !== undefined);
  const problems = [
    ...reloaded.flatMap(({ step, resumed = [] }) =>
      resumed.map(
        (change) =>
          `${step} is another question after a reload: ${change}. Keep what must last in the journey or the draft.`,
      ),
    ),
    ...all.flatMap(({ step, brand, played }) =>
      played.unsteady.map(
        (what) => `${step} (${brand}): ${what} changes when asked twice about one scene. Read nothing but the scene.`,
      ),
    ),
  ];
  return { figures: `${count(reloaded.length, 'reload')}`, problems: [...new Set(problems)] };
};
