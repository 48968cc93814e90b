import { allSteps, type Check, count } from '../evidence';

/** Every fact that was published is one the host knows, and has its shape. */
export const events: Check = (evidence) => {
  const all = allSteps(evidence);
  const heard = all.flatMap(({ step, played, answered = [] }) => [
    { step, after: 'played', ...played },
    ...answered.map((each) => ({ step, after: each.answer, ...each })),
  ]);
  const facts = heard.flatMap((each) => each.facts);
  const problems = heard.flatMap(({ step, after, misfits, reports }) => [
    ...misfits.map((why) => `${step}, ${after}: ${why.replaceAll('\n', ' ')}`),
    ...(after === 'played'
      ? []
      : reports.map((code) => `${step}, ${after}: reported ${code}. An answer must lead on.`)),
  ]);
  const answers = heard.length - all.length;
  return {
    figures: `${count(facts.length, 'fact')} of ${count(new Set(facts).size, 'kind')} after ${count(answers, 'answer')}`,
    problems,
  };
};
