import { allSteps, type Check, count } from '../evidence';

/** No question has anything that axe objects to, in a light brand and in a dark one. */
export const theme: Check = (evidence) => {
  const all = allSteps(evidence);
  const looked = all.filter(({ step, played }) => played.rest.kind === 'waits' && played.rest.step === step);
  const problems = all.flatMap(({ step, brand, violations }) =>
    violations.map(({ rule, target, summary }) => `${step} (${brand}): ${rule} at ${target}. ${summary}`),
  );
  return {
    figures: `${count(looked.length, 'view')} in ${evidence.tours.map(({ brand }) => brand).join(' and ')}`,
    problems,
  };
};
