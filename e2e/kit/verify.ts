import { type CheckName, checksOfBuild, checksOnceLoaded, scopeOf } from './check-table';
import { type BuildToVerify, collectEvidence } from './collect-evidence';
import type { Environment } from './environment';
import { count, type Evidence, type KitCheck } from './evidence';
import { withPlaces } from './places';
import type { Result } from './report';

/** Collects the evidence about a build and runs all checks on it, or only one check with the evidence that it reads. */
export async function verify(
  environment: Environment,
  { only, ...wanted }: BuildToVerify & { readonly only?: CheckName | undefined },
): Promise<readonly Result[]> {
  const evidence = await collectEvidence(environment, { ...wanted, ...(only && { scope: scopeOf(only) }) });
  // Where only some steps are played, they do not meet everything that the segment registers.
  const isAsked = (name: string) => (only === undefined ? name !== 'met' || !wanted.steps : name === only);
  const results = [
    ...Object.entries(checksOfBuild).map(([name, [check]]) => isAsked(name) && resultOf(name, check, evidence)),
    ...Object.entries(checksOnceLoaded).map(
      ([name, [check]]) => isAsked(name) && (evidence.loading.ok ? resultOf(name, check, evidence) : notLoaded(name)),
    ),
    (only === undefined || evidence.notLookedAt.length > 0) && judged(evidence),
  ].filter((result) => result !== false);
  return withPlaces(results, evidence, wanted.dir);
}

const noResult = { summary: '', problems: [], notLookedAt: [], isTooSlow: false };

/** Each problem once. A check that throws does not hide the results of the others. */
function resultOf(name: string, check: KitCheck, evidence: Evidence): Result {
  try {
    const { summary, problems } = check(evidence);
    return { ...noResult, check: name, ok: problems.length === 0, summary, problems: [...new Set(problems)] };
  } catch (error) {
    return { ...noResult, check: name, ok: false, notLookedAt: [`the check itself failed, with ${error}`] };
  }
}

function notLoaded(name: string): Result {
  return { ...noResult, check: name, ok: false, notLookedAt: ['the segment did not load'] };
}

/** Passes if every step could be judged. */
function judged({ brandRuns, notLookedAt }: Evidence): Result {
  const plays = brandRuns.reduce((sum, { steps }) => sum + steps.length, 0);
  return {
    ...noResult,
    check: 'judged',
    ok: notLookedAt.length === 0,
    summary: `${count(plays, 'play')} of steps, each to its end`,
    notLookedAt: notLookedAt.map(({ what, why }) => `${what}: ${why}`),
    isTooSlow: notLookedAt.every(({ isTooSlow }) => isTooSlow),
  };
}
