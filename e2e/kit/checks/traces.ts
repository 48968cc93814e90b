import { allSteps, count, type KitCheck } from '../evidence';

/** The segment leaves the page unchanged: no global, no changed builtin, no element, nothing stored, the same title and history. */
export const traces: KitCheck = (evidence) => ({
  summary: `after ${count(allSteps(evidence).length, 'step')}`,
  problems: evidence.brandRuns
    .flatMap((run) => run.traces)
    .filter((trace) => !trace.startsWith('react: '))
    .map((trace) => `It left a trace: ${trace}. The page belongs to the host; keep it in the module or the journey.`),
});
