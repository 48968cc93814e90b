import { allSteps, type Check, count } from '../evidence';

/** axe finds no violation at any question, in a light brand and in a dark one. */
export const theme: Check = (evidence) => {
  const all = allSteps(evidence);
  const looked = all.filter(({ step, played }) => played.end.kind === 'waits' && played.end.step === step);
  const problems = all.flatMap(({ step, brand, violations }) =>
    violations.map(({ rule, target, summary }) => `${step} (${brand}): ${rule} at ${target}. ${summary}`),
  );
  return {
    summary: `${count(looked.length, 'view')} in ${evidence.brandRuns.map(({ brand }) => brand).join(' and ')}`,
    problems,
  };
};
