/** Ends a check: prints a line for each problem, and sets the exit code 1; or prints what was checked. */
export function endCheck(problems: readonly string[], summary: () => string): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(summary());
}
