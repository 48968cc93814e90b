import type { Environment } from './environment';
import type { KitPage } from './kit-page';
import { serveRemote } from './remote-files';
import type { Result } from './report';
import { buildChange, segmentOf } from './seeded/build-change';
import { type BreakingChange, isBreaking, type SeededChange } from './seeded/change';
import { verify } from './verify';

/** Enough to distinguish what is left each time from what is left once. */
const CYCLES = 10;

interface How {
  /** A folder for the build, which does not exist yet. */
  readonly dir: string;
  readonly page: KitPage;
  /** All checks look at a breaking change, not only the one that must catch it. */
  readonly full: boolean;
}

/** Builds a changed segment, lets the kit verify it and returns the mistake in the kit's verdict, if there is one. */
export async function judgeChange(
  environment: Environment,
  change: SeededChange,
  { dir: workDir, page, full }: How,
): Promise<string | undefined> {
  const { manifestUrl, dir, stop } = await serveRemote(await buildChange(change, workDir));
  try {
    const results = await verify(environment, {
      manifestUrl,
      ...(dir !== undefined && { dir }),
      segment: segmentOf(change),
      budget: change.segment ? { steps: 100, lazy: 200 } : { steps: 12, lazy: 6 }, // nothing is minified here
      ...(change.steps && { steps: change.steps }),
      only: isBreaking(change) && !full ? change.caughtBy : undefined,
      cycles: CYCLES,
      sharedPage: page,
    });
    return isBreaking(change) ? missed(change, results) : allProblems(results) || undefined;
  } finally {
    await stop();
  }
}

function missed({ caughtBy, message }: BreakingChange, results: readonly Result[]): string | undefined {
  const reported = results.find(({ check }) => check === caughtBy)?.problems ?? [];
  if (reported.some((problem) => problem.includes(message))) return undefined;
  return `was not caught by ${caughtBy} with the words "${message}". Reported was: ${allProblems(results) || 'nothing'}`;
}

function allProblems(results: readonly Result[]): string {
  return results
    .flatMap(({ check, problems, notLookedAt }) => [...problems, ...notLookedAt].map((what) => `${check}: ${what}`))
    .join(' | ');
}
