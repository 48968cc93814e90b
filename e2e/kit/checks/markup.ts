import { allSteps, countSteps, type KitCheck } from '../evidence';

/** What visitors type stays text: in messages, labels, components and speech. */
export const markupCheck: KitCheck = (evidence) => ({
  summary: `${countSteps(evidence)} with a hostile name`,
  problems: allSteps(evidence).flatMap(({ step, played }) => played.markup.map((what) => `${step}: ${what}.`)),
});
