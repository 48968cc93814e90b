import { type Check, count } from '../evidence';

/** The page is as it was: no global, no changed builtin, no element, nothing stored, the same title and history. */
export const traces: Check = ({ tours }) => {
  const found = [...new Set(tours.flatMap((tour) => tour.traces))].filter((trace) => !trace.startsWith('react: '));
  return {
    figures: `after ${count(
      tours.reduce((sum, { steps }) => sum + steps.length, 0),
      'step',
    )}`,
    problems: found.map(
      (trace) => `It left a trace: ${trace}. The page is the host's; keep it in the module or the journey.`,
    ),
  };
};
