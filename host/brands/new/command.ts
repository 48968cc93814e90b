// pnpm brands new <id> [--folder <folder>] [--dry-run] [--yes] [--<fact> <answer> …]: asks for what makes a partner, writes its
// file and checks it. Facts that are named as flags are not asked for; with --yes nothing is asked.
import { existsSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { failWith } from '../../fail-with';
import { checkBrandFolder } from '../check-brand-folder';
import { brandsDir, readBrandFiles } from '../read-brand-files';
import { askForBrand, type Terminal } from './ask-for-brand';
import { facts } from './facts';

const flags = Object.fromEntries(facts.map(({ name }) => [name, { type: 'string' as const }]));

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...flags,
      folder: { type: 'string' },
      'dry-run': { type: 'boolean' },
      yes: { type: 'boolean' },
    },
  });
  const { folder, 'dry-run': isDry, yes: asksNothing, ...given } = values;
  const [id] = positionals;
  if (!id || !/^[a-z0-9-]{1,40}$/.test(id))
    throw new Error('Name the brand: pnpm brands new <id>, with 1 to 40 small letters, digits and hyphens.');
  const dir = folder === undefined ? brandsDir : resolve(String(folder));
  const path = join(dir, `${id}.json`);
  const file = relative(process.cwd(), path);
  if (existsSync(path)) throw new Error(`${file} exists already. Choose another id, or edit that file.`);

  const others =
    folder === undefined ? readBrandFiles(brandsDir) : [...readBrandFiles(brandsDir), ...readBrandFiles(dir)];
  const terminal = asksNothing ? undefined : terminalOf();
  terminal?.say(`A new brand, ${id}. Return takes the answer in brackets; Ctrl-C stops, and nothing is written.`);
  const asked = await askForBrand({
    id,
    file,
    given: given as Record<string, string>,
    others,
    ...(terminal && { terminal }),
  });
  terminal?.close();
  if ('problems' in asked) throw new Error(asked.problems.join('\n'));
  if (isDry) console.log(asked.text);
  else {
    writeFileSync(path, asked.text);
    const { problems } = checkBrandFolder(brandsDir, folder === undefined ? undefined : dir);
    console.log(
      [`\nWrote ${file}.`, ...(problems.length > 0 ? problems : ['The check found no problems.'])].join('\n'),
    );
    console.log(nextSteps(id, folder === undefined ? '' : ` ${folder}`));
    if (problems.length > 0) process.exitCode = 1;
  }
} catch (error) {
  failWith(error);
}

function nextSteps(id: string, folder: string): string {
  const steps = [
    [`pnpm brands preview ${id}${folder}`, 'see it while you edit the file: banner, corners, bar, coupon …'],
    [`pnpm brands check${folder}`, 'a line for each problem'],
    ...(folder === '' ? [['pnpm documents', 'adds it to the list of brands and to the texts']] : []),
  ];
  return `\nNext:\n${steps.map(([command = '', what = '']) => `  ${command.padEnd(32)}  ${what}`).join('\n')}`;
}

/** Reads lines one after the other, so that answers can also be piped in. */
function terminalOf(): Terminal & { close(): void } {
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
