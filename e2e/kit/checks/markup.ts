import { allSteps, type Check, count } from '../evidence';

/** What visitors type stays text: in messages, labels, components and speech. */
export const markup: Check = (evidence) => {
  const all = allSteps(evidence);
  const problems = all.flatMap(({ step, played }) => played.markup.map((what) => `${step}: ${what}.`));
  return {
    summary: `${count(new Set(all.map(({ step }) => step)).size, 'step')} with a hostile name`,
    problems: [...new Set(problems)],
  };
};
