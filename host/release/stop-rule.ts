import type { StopRule } from '../serving/release-entry';

/** What pages observed of one build. */
export interface ObservedBuild {
  /** How many loads of pages tried to load it. */
  readonly visits: number;
  /** In how many of them it did not load, or threw. */
  readonly failed: number;
}

/** The rule of a canary that is started without another one. */
export const usualRule: StopRule = { visits: 50, points: 10 };

/**
 * Why a canary must be stopped; undefined while it may go on. It is compared with the release, because a bad network, an old browser
 * or an API that is down makes both fail.
 */
export function whyToStop(rule: StopRule, canary: ObservedBuild, release: ObservedBuild): string | undefined {
  if (canary.visits < rule.visits) return undefined;
  if (shareOf(canary) - shareOf(release) <= rule.points) return undefined;
  return `stopped by rule: ${describeObserved(canary, release)}`;
}

/** "12 of 80 visits failed, with the release 1 of 900" */
export function describeObserved(canary: ObservedBuild, release: ObservedBuild): string {
  return `${canary.failed} of ${canary.visits} visits failed, with the release ${release.failed} of ${release.visits}`;
}

/** "stops 10 points above the release, from 50 visits on" */
export function describeRule({ visits, points }: StopRule): string {
  return `stops ${points} points above the release, from ${visits} visits on`;
}

/** In percent. */
function shareOf({ visits, failed }: ObservedBuild): number {
  return visits === 0 ? 0 : (failed / visits) * 100;
}
