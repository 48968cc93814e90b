// pnpm brands new <id> [--folder <folder>] [--dry-run] [--yes] [--<fact> <answer> …]: asks for what makes a partner, writes its
// file and checks it. Facts that are named as flags are not asked for; with --yes nothing is asked.
import { createInterface } from 'node:readline';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { type ClosingTerminal, newBrand } from './new-brand';

try {
  const { lines, isTrouble } = await newBrand(process.argv.slice(2), terminalOf);
  for (const line of lines) console.log(line);
  if (isTrouble) process.exitCode = 1;
} catch (error) {
  failWith(error);
}

/** Reads lines one after the other, so that answers can also be piped in. */
function terminalOf(): ClosingTerminal {
  const input = createInterface({ input: process.stdin, output: process.stdout });
  const lines = input[Symbol.asyncIterator]();
  return {
    async ask(prompt) {
      input.setPrompt(prompt);
      input.prompt();
      const { done, value } = await lines.next();
      return done ? undefined : value;
    },
    say: (line) => console.log(line),
    close: () => input.close(),
  };
}
