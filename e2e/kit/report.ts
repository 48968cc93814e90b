/** What one check says about a build. */
export interface Result {
  readonly check: string;
  readonly ok: boolean;
  readonly summary: string;
  readonly problems: readonly string[];
  /** What the check could not look at, and why. The check then fails, too. */
  readonly notLookedAt: readonly string[];
  /** The only reason for what was not looked at is that the machine is too slow. */
  readonly isTooSlow: boolean;
}

/** The exit codes of `pnpm segment verify`. */
export const exitCodes = { kept: 0, broken: 1, notChecked: 2, tooSlow: 3 } as const;

/** A slow machine is not a broken contract; but what it did not look at did not pass either. */
export function exitCodeOf(results: readonly Result[]): number {
  const failed = results.filter(({ ok }) => !ok);
  if (failed.length === 0) return exitCodes.kept;
  return failed.every(({ isTooSlow }) => isTooSlow) ? exitCodes.tooSlow : exitCodes.broken;
}

/** The report: one line for each check, and below it one for each problem. */
export function report(results: readonly Result[]): string {
  const lines = results.flatMap((result) => [
    `${result.check.padEnd(12)} ${wordOf(result)} ${result.ok ? result.summary : ''}`.trimEnd(),
    ...result.problems.map((problem) => `    ${problem}`),
    ...result.notLookedAt.map((what) => `    not looked at: ${what}`),
  ]);
  const failed = results.filter(({ ok }) => !ok).length;
  return [...lines, `${results.length - failed} passed, ${failed} failed`].join('\n');
}

/** The same for machines. */
export function reportAsJson(build: string, results: readonly Result[]): string {
  return JSON.stringify({ build, ok: results.every(({ ok }) => ok), checks: results }, undefined, 2);
}

function wordOf({ ok, problems }: Result): string {
  if (ok) return 'ok    ';
  return problems.length > 0 ? 'FAILED' : 'NOT LOOKED AT';
}
