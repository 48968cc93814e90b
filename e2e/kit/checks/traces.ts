import { type Check, count } from '../evidence';

/** The segment leaves the page unchanged: no global, no changed builtin, no element, nothing stored, the same title and history. */
export const traces: Check = ({ brandRuns }) => {
  const found = [...new Set(brandRuns.flatMap((tour) => tour.traces))].filter((trace) => !trace.startsWith('react: '));
  return {
    summary: `after ${count(
      brandRuns.reduce((sum, { steps }) => sum + steps.length, 0),
      'step',
    )}`,
    problems: found.map(
      (trace) => `It left a trace: ${trace}. The page belongs to the host; keep it in the module or the journey.`,
    ),
  };
};
