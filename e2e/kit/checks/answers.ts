import type { KitCheck, StepEvidence } from '../evidence';
import { allSteps, count } from '../evidence';

const words = {
  typed: 'its field accepts no answer that leads on',
  component: 'no answer of its component leads on',
  form: 'its form cannot be submitted with a valid card',
} as const;

/** Every question can be answered, in each way that it offers. */
export const answers: KitCheck = (evidence) => {
  const asking = allSteps(evidence).filter(({ answered }) => answered);
  return {
    summary: `${count(asking.length, 'question')} answered`,
    problems: asking.flatMap(({ step, ...each }) => unanswered(each).map((what) => `${step}: ${what}.`)),
  };
};

function unanswered({ played, answered = [], submitted }: Omit<StepEvidence, 'step'>): readonly string[] {
  const tried = [...answered, ...(submitted ? [submitted] : [])];
  return [
    ...played.asks
      .filter((kind) => !tried.some((answer) => answer.kind === kind && answer.leadsOn))
      .map((kind) => `${words[kind]}; if only the kit knows none, add one to page/candidate-answers.ts`),
    ...(tried.some(({ leadsOn }) => leadsOn) ? [] : ['no answer leads on']),
  ];
}
