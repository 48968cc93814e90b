import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtPackages, inRoot, segmentNames } from '@consorcio/shared/webpack/workspace';
import { checks } from '../../commands/support/checks';
import { knownBy, subWordsOf } from './command-sources';
import { commandsIn, type GuideCommand } from './guide-commands';
import { PHASE, provenBy } from './proven-by';

const pages = ['README.md', ...readdirSync(inRoot('docs/guides')).map((name) => `docs/guides/${name}`)];
const commands = pages.flatMap((page) => commandsIn(page, readFileSync(inRoot(page), 'utf8')));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

/** Options that Playwright or Jest gets. */
const ofTools: Readonly<Record<string, readonly string[]>> = { attack: ['-g'], e2e: ['-g', '--trace', '--workers'] };
/** What `npm start` and `npm test` run after the installation. */
const bootstrapped: Readonly<Record<string, string>> = {
  start: 'e2e/commands/start.ts',
  test: 'e2e/commands/test.ts',
};

const programOf = (script: string) => bootstrapped[script] ?? /\S+\.(ts|mjs)$/.exec(scripts[script] ?? '')?.[0];

/** What is wrong with a command; undefined when nothing is. */
function problemOf({ script, words, flags }: GuideCommand): string | undefined {
  if (!Object.hasOwn(scripts, script)) return `package.json has no script ${script}`;
  const program = programOf(script);
  if (program === undefined) return undefined; // a tool, such as the formatter
  const subWords = subWordsOf(program);
  const [word = '', ...others] = words;
  if (subWords.size > 0 && !subWords.has(word)) return `pnpm ${script} has no ${word}`;
  if (script === 'check' && word !== '' && !Object.hasOwn(checks, word)) return `pnpm check has no ${word}`;
  const known = knownBy(subWords.get(word) ?? program);
  const isKnown = (flag: string) => known.flags.has(flag) || ofTools[script]?.includes(flag);
  const flag = flags.find((each) => !isKnown(each));
  if (flag !== undefined) return `pnpm ${script} does not know ${flag}`;
  if (script === 'new' || script === 'brands') return undefined; // the other words are names
  const given = subWords.size > 0 || script === 'check' ? others : words;
  const odd = given.find((each) => !isValue(each) && !known.words.has(each) && !isFileWord(each));
  return odd === undefined ? undefined : `pnpm ${script} does not know ${odd}`;
}

/** A placeholder, an address, a number, a name of a package or a segment, or a file. */
function isValue(word: string): boolean {
  const [, plain = word] = /^([^:]+\.\w+):\d/.exec(word) ?? [];
  return (
    /^[<[…"]|^https?:|^\d|<|…/.test(word) ||
    [...builtPackages(), ...segmentNames(), 'shared', 'e2e'].includes(word) ||
    existsSync(inRoot(plain)) ||
    /\/dist$/.test(word)
  );
}

/** A part of the name of a journey, for `pnpm e2e` and `pnpm attack`; a step, an exit, or a list of checks. */
function isFileWord(word: string): boolean {
  const journeys = ['e2e/journeys', 'e2e/serving/nginx'].flatMap((folder) => readdirSync(inRoot(folder)));
  return (
    journeys.some((file) => file.includes(word)) || /^[a-z-]+(:[a-z-]+|(,[a-z-]+)+)$|^[a-z]+(-[a-z]+)+$/.test(word)
  );
}

it('finds the commands of every guide', () => {
  expect(commands.length).toBeGreaterThan(80);
  expect(
    commandsIn(
      'a.md',
      '```sh\nFOO=1 npm start  # all\npnpm dev <x> --port 1 && y\n```\n`npx --yes pnpm@1.2.3 check a,b`',
    ),
  ).toEqual([
    { guide: 'a.md', line: 'FOO=1 npm start', script: 'start', words: [], flags: [] },
    { guide: 'a.md', line: 'pnpm dev <x> --port 1', script: 'dev', words: ['<x>'], flags: ['--port'] },
    { guide: 'a.md', line: 'npx --yes pnpm@1.2.3 check a,b', script: 'check', words: ['a,b'], flags: [] },
  ]);
});

it('names only scripts, words and flags that exist', () => {
  const problems = commands
    .filter(({ line }) => !line.includes('<script>'))
    .flatMap((command) => {
      const problem = problemOf(command);
      return problem === undefined ? [] : `${command.guide}: \`${command.line}\`: ${problem}`;
    });
  expect(problems).toEqual([]);
});

it.each([
  ['pnpm tidy', 'package.json has no script tidy'],
  ['pnpm brands polish', 'pnpm brands has no polish'],
  ['pnpm check flaw', 'pnpm check has no flaw'],
  ['pnpm dev survey --fast', 'pnpm dev does not know --fast'],
  ['pnpm brands preview kmv --fast', 'pnpm brands does not know --fast'],
  ['pnpm new step survey nova --behind x-y', 'pnpm new does not know --behind'],
  ['pnpm mutate flaw', 'pnpm mutate does not know flaw'],
])('would find %s', (line, problem) => {
  expect(commandsIn('a.md', `\`${line}\``).map(problemOf)).toEqual([problem]);
});

it('knows for each command what runs it', () => {
  const keyOf = ({ script, words: [word = ''] }: GuideCommand) =>
    Object.hasOwn(provenBy, `${script} ${word}`) ? `${script} ${word}` : script;
  const used = new Set(commands.filter(({ line }) => !line.includes('<script>')).map(keyOf));
  expect([...used].filter((key) => !Object.hasOwn(provenBy, key))).toEqual([]);
  expect(Object.values(provenBy).filter((file) => file !== PHASE && !existsSync(inRoot(file)))).toEqual([]);
});
