#!/usr/bin/env node
// consorcio-segment new <name> | build | verify <folder or address>: a segment outside this workspace. Packed with @consorcio/shared.
import 'tsx'; // the team's webpack.config.ts, and what it imports, are TypeScript
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { takeSubCommand, unknownWord } from './support/sub-command';

const commands = {
  new: async () => write(process.argv[2] ?? ''),
  build: () => {
    process.argv.push(process.cwd(), 'production', 'dist');
    return import('@consorcio/shared/webpack/build-one');
  },
  verify: () => import('./segment-verify'),
};
const command = takeSubCommand(commands);
if (!command) failWith(unknownWord('consorcio-segment', process.argv[2], Object.keys(commands)));
await command().catch(failWith);

/** The package of a segment with one step and one exit, from the templates of `pnpm plop`. */
function write(name: string): void {
  if (existsSync('src')) throw new Error('There is a folder src already.');
  if (!/^[a-z][a-z0-9]*$/.test(name)) throw new Error(`"${name}" is no name: write one word of small letters.`);
  const words: Readonly<Record<string, string>> = {
    ...{ name, Name: name.replace(/^./, (letter) => letter.toUpperCase()) },
    ...{ step: `${name}-inicio`, constant: `${name}Inicio`, target: 'exit:continuar', state: '../state' },
  };
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, word: string) => words[word] ?? '');
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')); // npm has written into it what it installed
  for (const [template, folder] of [
    ['segment', '.'],
    ['outside', '.'],
    ['step', 'src/steps'],
  ] as const) {
    const from = inRoot('e2e/templates', template);
    const entries = readdirSync(from, { recursive: true, encoding: 'utf8' });
    for (const entry of entries.filter((each) => each.endsWith('.hbs'))) {
      const file = join(folder, fill(entry).replace(/\.hbs$/, ''));
      const text = fill(readFileSync(join(from, entry), 'utf8'));
      mkdirSync(dirname(file), { recursive: true });
      const whole =
        file === 'package.json' ? `${JSON.stringify({ ...manifest, ...JSON.parse(text) }, null, 2)}\n` : text;
      writeFileSync(file, whole);
    }
  }
}
