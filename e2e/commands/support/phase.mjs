/** Runs one phase of a command and prints its name, how it went and its seconds on one line. */
export async function phase(name, work) {
  const started = Date.now();
  const word = await work();
  console.log(line(name, typeof word === 'string' ? word : 'done', started));
}

export function line(name, result, started) {
  return `${name.padEnd(20)} ${result.padEnd(24)} ${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s`;
}

/** Ends the process with a sentence instead of a stack, when a command fails in a way it can explain. */
export function failWith(error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
