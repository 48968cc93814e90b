/** Why a command changes nothing: one sentence that says what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Ends a command with a sentence instead of a stack, for failures that it can explain. */
export function failWith(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
