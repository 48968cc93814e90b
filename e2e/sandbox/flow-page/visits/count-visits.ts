import type { Observation } from '../../state/observations';

/** What was observed at a step. */
export interface StepCount {
  /** Loads of the page in which the conversation was at the step. */
  readonly visits: number;
  /** Loads of the page that were last at the step: those who left there, and those who are still there. */
  readonly last: number;
  readonly failures: number;
}

/** Counts of all steps, and nothing about a single visit. */
export interface VisitCounts {
  /** Loads of the page in which at least one step was observed. */
  readonly pages: number;
  /** By `segment:step`. */
  readonly steps: Readonly<Record<string, StepCount>>;
}

/** Counts visits and failures by step. The observations are the newest first. */
export function countVisits(observations: readonly Observation[]): VisitCounts {
  const visits = new Map<string, Set<string>>();
  const last = new Map<string, string>();
  const failures = new Map<string, number>();
  for (const { page, record } of observations) {
    if (record.kind === 'step') {
      const key = `${record.segment}:${record.step}`;
      visits.set(key, (visits.get(key) ?? new Set()).add(page));
      if (!last.has(page)) last.set(page, key);
    }
    if (record.kind === 'error' && record.segment && record.step) {
      const key = `${record.segment}:${record.step}`;
      failures.set(key, (failures.get(key) ?? 0) + 1);
    }
  }
  const keys = new Set([...visits.keys(), ...failures.keys()]);
  const lastSteps = [...last.values()];
  const counted = [...keys].map((key) => [
    key,
    {
      visits: visits.get(key)?.size ?? 0,
      last: lastSteps.filter((each) => each === key).length,
      failures: failures.get(key) ?? 0,
    },
  ]);
  return { pages: last.size, steps: Object.fromEntries(counted) };
}
