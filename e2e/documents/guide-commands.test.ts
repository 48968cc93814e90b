import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { builtPackages, inRoot } from '@consorcio/shared/webpack/workspace';
import ts from 'typescript';
import { commandsIn, type GuideCommand } from './guide-commands';

const guides = readdirSync(inRoot('docs/guides')).map((name) => `docs/guides/${name}`);
const pages = ['README.md', 'docs/security.md', ...guides];
const commands = pages.flatMap((page) => commandsIn(page, readFileSync(inRoot(page), 'utf8')));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

/** Options that Playwright gets. */
const playwrightFlags = ['-g', '--trace', '--workers'];

/** What is wrong with a command; undefined when nothing is. */
function problemOf({ script, words, flags }: GuideCommand): string | undefined {
  const line = scripts[script];
  if (line === undefined) return `package.json has no script ${script}`;
  const [program] = /\S+\.ts$/.exec(line.replace(/bootstrap.mjs (\w+)/, '$1.ts')) ?? []; // npm start, npm test
  if (program === undefined) return undefined; // a tool, such as the formatter
  const sources = sourcesOf(program);
  const named = script === 'brands' || script === 'new' ? words.slice(0, 1) : words; // the others are names
  const odd = [...flags.filter((flag) => !playwrightFlags.includes(flag)), ...named.filter((word) => !isValue(word))];
  const knows = (word: string) => {
    const name = word.replace(/^--/, '');
    return new RegExp(`'(--)?${name}'|(?<![\\w-])${name}\\??:`).test(sources);
  };
  const unknown = odd.find((word) => !knows(word));
  return unknown && `pnpm ${script} does not know ${unknown}`;
}

/** A placeholder, an address, a number, a package, a file, a part of the name of a journey, a step, or a list of names. */
function isValue(word: string): boolean {
  const [, plain = word] = /^([^:]+\.\w+):\d/.exec(word) ?? [];
  const journeys = ['e2e/journeys', 'e2e/serving/nginx'].flatMap((folder) => readdirSync(inRoot(folder)));
  return (
    /^[<[…"]|^https?:|^\d|<|…|\/dist$|^[a-z-]+(:[a-z-]+|(,[a-z-]+)+)$|^[a-z]+(-[a-z]+)+$/.test(word) ||
    [...builtPackages(), 'shared', 'e2e', 'host'].some((name) => name === word || name === `mf-${word}`) ||
    existsSync(inRoot(plain)) ||
    journeys.some((file) => file.includes(word))
  );
}

const known = new Map<string, string>();

/** The texts of a program's files: of its own, and of those that they import. */
function sourcesOf(program: string): string {
  const reached = new Map<string, string>();
  const reach = (file: string) => {
    const ends = ['.ts', '.tsx', '/index.ts', ''].map((end) => file + end);
    const path = ends.find((each) => /\.\w+$/.test(each) && existsSync(inRoot(each)));
    if (path === undefined || reached.has(path)) return;
    const text = readFileSync(inRoot(path), 'utf8');
    reached.set(path, text);
    for (const { fileName } of ts.preProcessFile(text).importedFiles)
      if (fileName.startsWith('.')) reach(join(dirname(path), fileName));
  };
  if (!known.has(program)) reach(program);
  const sources = known.get(program) ?? [...reached.values()].join('\n');
  known.set(program, sources);
  return sources;
}

it('guides name only scripts, words and flags that exist', () => {
  const real = commands.filter(({ line }) => !line.includes('<script>'));
  expect(real.length).toBeGreaterThan(80);
  expect(real.map((command) => [command.guide, command.line, problemOf(command)]).filter(([, , it]) => it)).toEqual([]);
});

it.each([
  ['pnpm tidy', 'package.json has no script tidy'],
  ['pnpm brands polish', 'pnpm brands does not know polish'],
  ['pnpm check flaw', 'pnpm check does not know flaw'],
  ['pnpm dev survey --fast', 'pnpm dev does not know --fast'],
  ['pnpm new step survey nova --behind x-y', 'pnpm new does not know --behind'],
  ['pnpm mutate flaw', 'pnpm mutate does not know flaw'],
])('would find %s', (line, problem) => {
  expect(commandsIn('a.md', `\`${line}\``).map(problemOf)).toEqual([problem]);
});
