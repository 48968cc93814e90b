import { failWith } from '@consorcio/shared/webpack/fail-with';

/**
 * Runs the sub-command that the first word after `pnpm <script>` names. Each command reads its own arguments from
 * `process.argv`, so the word is removed from there first.
 */
export async function runSubCommand(
  script: string,
  commands: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<void> {
  const [word] = process.argv.splice(2, 1);
  const run = word !== undefined && Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (!run) return failWith(unknownWord(script, word, Object.keys(commands)));
  await run();
}

/** The sentence for a word that a script does not know. */
export function unknownWord(script: string, word: string | undefined, known: readonly string[]): string {
  const problem = word === undefined ? `\`pnpm ${script}\` needs a word` : `\`pnpm ${script} ${word}\` does not exist`;
  return `${problem}. There are: ${known.map((name) => `pnpm ${script} ${name}`).join(', ')}.`;
}
