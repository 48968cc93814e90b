/** Runs one phase of a command and prints its name, its result and its duration on one line. */
export async function phase(name: string, work: () => Promise<unknown>): Promise<void> {
  const started = Date.now();
  const result = await work();
  console.log(line(name, typeof result === 'string' ? result : 'done', started));
}

/** A line with a name, a result and the time since the start. */
export function line(name: string, result: string, started: number): string {
  return `${name.padEnd(20)} ${result.padEnd(24)} ${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s`;
}

/** Prints a line about a package that `buildPackages` has looked at. */
export const printBuild = (...said: Parameters<typeof line>) => console.log(line(...said));

/** The same, but only about a package that was built. */
export function printNewBuild(...said: Parameters<typeof line>): void {
  if (said[1] === 'built') printBuild(...said);
}
