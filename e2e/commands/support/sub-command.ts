/**
 * The command that the first word after the program names: `pnpm e2e chaos`. A command reads its own arguments from `process.argv`, so the
 * word is removed from there. Undefined if the word names none; then nothing is removed.
 */
export function takeSubCommand<Command>(commands: Readonly<Record<string, Command>>): Command | undefined {
  const [, , word = ''] = process.argv;
  if (!Object.hasOwn(commands, word)) return undefined;
  process.argv.splice(2, 1);
  return commands[word];
}

/** The sentence for a word that a program does not know. */
export function unknownWord(program: string, word: string | undefined, known: readonly string[]): string {
  const problem = word === undefined ? `\`${program}\` needs a word` : `\`${program} ${word}\` does not exist`;
  return `${problem}. There are: ${known.map((name) => `${program} ${name}`).join(', ')}.`;
}
