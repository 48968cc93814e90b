import { allSteps, type Check, count } from '../evidence';

/** The host knows every published fact, and each fact matches its schema. */
export const events: Check = (evidence) => {
  const all = allSteps(evidence);
  const recorded = all.flatMap(({ step, played, answered = [] }) => [
    { step, after: 'played', ...played },
    ...answered.map((each) => ({ step, after: each.answer, ...each })),
  ]);
  const facts = recorded.flatMap((each) => each.facts);
  const problems = recorded.flatMap(({ step, after, invalidFacts, reports }) => [
    ...invalidFacts.map((why) => `${step}, ${after}: ${why.replaceAll('\n', ' ')}`),
    ...(after === 'played'
      ? []
      : reports.map((code) => `${step}, ${after}: reported ${code}. An answer must lead to a next step.`)),
  ]);
  const answers = recorded.length - all.length;
  return {
    summary: `${count(facts.length, 'fact')} of ${count(new Set(facts).size, 'kind')} after ${count(answers, 'answer')}`,
    problems,
  };
};
