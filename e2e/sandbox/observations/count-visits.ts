import type { Observation } from '../state/observations';

/** What was observed at a step. */
interface StepCount {
  /** Loads of the page in which the conversation was at the step. */
  readonly visits: number;
  /** Loads of the page that were last at the step: those who left there, and those who are still there. */
  readonly last: number;
  readonly failures: number;
}

/** Counts by `segment:step`, and nothing about a single visit. The observations are the newest first. */
export function countVisits(observations: readonly Observation[]): ReadonlyMap<string, StepCount> {
  const counts = new Map<string, StepCount>();
  const seen = new Set<string>();
  for (const { page, record } of observations) {
    if (!('step' in record) || !record.step || !record.segment) continue;
    const key = `${record.segment}:${record.step}`;
    const { visits = 0, last = 0, failures = 0 } = counts.get(key) ?? {};
    const isVisit = record.kind === 'step';
    counts.set(key, {
      visits: visits + Number(isVisit && !seen.has(`${page} ${key}`)),
      last: last + Number(isVisit && !seen.has(page)),
      failures: failures + Number(!isVisit),
    });
    if (isVisit) seen.add(page).add(`${page} ${key}`);
  }
  return counts;
}
