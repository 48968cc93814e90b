import { allSteps, count, type KitCheck } from '../evidence';

/** A reload at each question shows the same step, the same messages and the typed text. */
export const resumeCheck: KitCheck = (evidence) => {
  const all = allSteps(evidence);
  const reloaded = all.filter(({ resumed }) => resumed !== undefined);
  return {
    summary: count(reloaded.length, 'reload'),
    problems: [
      ...reloaded.flatMap(({ step, resumed = [] }) =>
        resumed.map(
          (change) => `${step} changes after a reload: ${change}. Keep what must survive in the journey or the draft.`,
        ),
      ),
      ...all.flatMap(({ step, brand, played }) =>
        played.unstable.map(
          (what) => `${step} (${brand}): ${what} changes when it is computed twice for one scene. Read only the scene.`,
        ),
      ),
    ],
  };
};
