/** Runs one phase of a command and prints its name, its result and its duration on one line. */
export async function phase(name: string, work: () => Promise<unknown>): Promise<void> {
  const started = Date.now();
  const result = await work();
  console.log(line(name, typeof result === 'string' ? result : 'done', started));
}

export function line(name: string, result: string, started: number): string {
  return `${name.padEnd(20)} ${result.padEnd(24)} ${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s`;
}

/** Ends the process with a sentence instead of a stack, when a command fails in a way it can explain. */
export function failWith(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
