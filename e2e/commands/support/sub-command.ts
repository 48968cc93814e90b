import { failWith } from '@consorcio/shared/webpack/fail-with';

/**
 * Runs the sub-command that the first word after the program names: `pnpm segment`. Each command reads its own arguments from
 * `process.argv`, so the word is removed from there first.
 */
export async function runSubCommand(
  program: string,
  commands: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<void> {
  const [word] = process.argv.splice(2, 1);
  const run = word !== undefined && Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (!run) return failWith(unknownWord(program, word, Object.keys(commands)));
  await run();
}

/** The sentence for a word that a program does not know. */
export function unknownWord(program: string, word: string | undefined, known: readonly string[]): string {
  const problem = word === undefined ? `\`${program}\` needs a word` : `\`${program} ${word}\` does not exist`;
  return `${problem}. There are: ${known.map((name) => `${program} ${name}`).join(', ')}.`;
}
