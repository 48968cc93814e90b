import { allSteps, count, type KitCheck, waitsAtItself } from '../evidence';

/** axe finds no violation at any question, in a light brand and in a dark one. */
export const themeCheck: KitCheck = (evidence) => {
  const all = allSteps(evidence);
  return {
    summary: `${count(all.filter(waitsAtItself).length, 'view')} in ${evidence.brandRuns.map(({ brand }) => brand).join(' and ')}`,
    problems: all.flatMap(({ step, brand, violations }) =>
      violations.map(({ rule, target, summary }) => `${step} (${brand}): ${rule} at ${target}. ${summary}`),
    ),
  };
};
