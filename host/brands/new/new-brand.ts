import { existsSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brandsDir, readBrandFiles } from '../brand-folder';
import { checkBrandFolder } from '../check-brand-folder';
import { askForBrand, type Terminal } from './ask-for-brand';
import { facts } from './facts';

const flags = Object.fromEntries(facts.map(({ name }) => [name, { type: 'string' as const }]));

export interface ClosingTerminal extends Terminal {
  close(): void;
}

export interface NewBrandReport {
  readonly lines: readonly string[];
  readonly isTrouble: boolean;
}

/** Asks for a brand as the words of `pnpm brands new` say, writes its file and checks it. Throws when nothing is written. */
export async function newBrand(words: readonly string[], terminalOf: () => ClosingTerminal): Promise<NewBrandReport> {
  const { values, positionals } = parseArgs({
    args: [...words],
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
  if (isDry) return { lines: [asked.text], isTrouble: false };
  writeFileSync(path, asked.text);
  const { problems } = checkBrandFolder(brandsDir, folder === undefined ? undefined : dir);
  const found = problems.length > 0 ? problems : ['The check found no problems.'];
  const next = nextSteps(id, folder === undefined ? '' : ` ${folder}`);
  return { lines: [`\nWrote ${file}.`, ...found, next], isTrouble: problems.length > 0 };
}

function nextSteps(id: string, folder: string): string {
  const steps = [
    [`pnpm dev brands ${id}${folder}`, 'see it while you edit the file: banner, corners, bar, coupon …'],
    [`pnpm check brands${folder}`, 'a line for each problem'],
    ...(folder === '' ? [['pnpm check documents --write', 'adds it to the list of brands and to the texts']] : []),
  ];
  return `\nNext:\n${steps.map(([command = '', what = '']) => `  ${command.padEnd(32)}  ${what}`).join('\n')}`;
}
