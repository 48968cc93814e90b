import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { builtPackages, inRoot } from '@consorcio/shared/webpack/workspace';
import ts from 'typescript';
import { commandsIn, type GuideCommand } from './guide-commands';

const inFolder = (folder: string) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
const pages = [...readdirSync(inRoot()), ...inFolder('docs'), ...inFolder('.github')].filter((name) =>
  name.endsWith('.md'),
);
const commands = pages.flatMap((page) => commandsIn(page, readFileSync(inRoot(page), 'utf8')));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

/** Options of the tools that get them: Playwright, Jest, Biome. */
const toolFlags = ['-g', '--trace', '--workers', '-t', '--onlyChanged'];

/** What is wrong with a command; undefined when nothing is. */
function problemOf({ script, words, flags }: GuideCommand): string | undefined {
  const line = script === 'plop' ? 'plopfile.mjs' : scripts[script];
  if (line === undefined) return `package.json has no script ${script}`;
  const [program = ''] = /\S+\.m?[jt]s$/.exec(line.replace(/bootstrap.mjs (\w+)/, '$1.ts')) ?? []; // npm start, npm test
  const sources = sourcesOf(program);
  const named = script === 'plop' || words[0] === 'brands' ? words.slice(0, 1) : words; // the others are names
  const odd = [...flags.filter((flag) => !toolFlags.includes(flag)), ...named.filter((word) => !isValue(word))];
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
    for (const [, started = ''] of text.matchAll(/typeScriptProgram\('([^']+)'/g)) reach(started);
  };
  if (!known.has(program)) reach(program);
  const sources = known.get(program) ?? [...reached.values()].join('\n');
  known.set(program, sources);
  return sources;
}

it('documents name only scripts, words and flags that exist', () => {
  const real = commands.filter(({ line }) => !line.includes('<script>'));
  expect(real.length).toBeGreaterThan(80);
  expect(real.map((command) => [command.guide, command.line, problemOf(command)]).filter(([, , it]) => it)).toEqual([]);
});

it.each([
  ['pnpm tidy', 'package.json has no script tidy'],
  ['pnpm build polish', 'pnpm build does not know polish'],
  ['pnpm check flaw', 'pnpm check does not know flaw'],
  ['pnpm dev survey --fast', 'pnpm dev does not know --fast'],
  ['pnpm check segment mf-survey/dist --polish', 'pnpm check does not know --polish'],
  ['pnpm plop stage survey', 'pnpm plop does not know stage'],
  ['pnpm unit mutate flaw', 'pnpm unit does not know flaw'],
])('would find %s', (line, problem) => {
  expect(commandsIn('a.md', `\`${line}\``).map(problemOf)).toEqual([problem]);
});
