import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Refusal } from '@consorcio/shared/webpack/fail-with';
import type { StopRule } from '../serving/release-entry';
import { usualRule } from './stop-rule';

/** What the command can do, for people. */
export const usage = readFileSync(new URL('./usage.txt', import.meta.url), 'utf8').trimEnd();

/** The options, with the actions to which they belong; without a list to all. */
const options = {
  file: { type: 'string' },
  host: { type: 'string' },
  by: { type: 'string' },
  settings: { type: 'string', only: ['host'] },
  nginx: { type: 'string', only: ['host'] },
  force: { type: 'boolean', only: ['promote', 'rollback'] },
  stop: { type: 'string', only: ['canary', 'share'] },
  after: { type: 'string', only: ['canary', 'share'] },
  observed: { type: 'string', only: ['watch'] },
  every: { type: 'string', only: ['watch'] },
  once: { type: 'boolean', only: ['watch'] },
  'dry-run': { type: 'boolean', only: ['set', 'canary', 'share', 'off', 'promote', 'rollback', 'watch'] },
} as const satisfies Record<string, { type: 'string' | 'boolean'; only?: readonly string[] }>;
type OptionName = keyof typeof options;

export interface ReleaseOptions {
  readonly positionals: readonly string[];
  /** The value of an option with one. */
  text(name: OptionName): string | undefined;
  has(name: OptionName): boolean;
}

/** Splits the words of the command. Refuses unknown options, and options without their value. */
export function optionsIn(words: readonly string[]): ReleaseOptions {
  const { values, positionals, tokens } = parseArgs({
    args: words.filter((word) => word !== '--'),
    options,
    allowPositionals: true,
    strict: false, // its messages do not show the usage
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (!isOption(token.name)) throw new Refusal(`There is no option ${token.rawName}.\n${usage}`);
    if (options[token.name].type === 'string' && !token.value) throw new Refusal(`--${token.name} needs a value.`);
  }
  return {
    positionals,
    has: (name) => values[name] !== undefined,
    text: (name) => (typeof values[name] === 'string' ? values[name] : undefined),
  };
}

function isOption(name: string): name is OptionName {
  return Object.hasOwn(options, name);
}

/** Refuses an option that would have no effect. */
export function refuseUnused(action: string, { has }: ReleaseOptions): void {
  for (const name of Object.keys(options).filter(isOption)) {
    const { only }: { type: string; only?: readonly string[] } = options[name];
    if (!has(name) || !only || only.includes(action)) continue;
    const words = only.map((one) => (one === 'share' || one === 'off' ? 'canary' : one));
    throw new Refusal(`--${name} is only for ${[...new Set(words)].join(', ')}.`);
  }
}

/** The rule of --stop and --after: null for none, undefined when neither was given. */
export function ruleIn(given: ReleaseOptions): StopRule | null | undefined {
  if (!given.has('stop') && !given.has('after')) return undefined;
  if (given.text('stop') === 'off' && !given.has('after')) return null;
  const points = numberIn(given, 'stop', usualRule.points, 'percentage points from 0 to 100, or off', (n) => n <= 100);
  const isCount = (n: number) => Number.isInteger(n) && n >= 1;
  return { visits: numberIn(given, 'after', usualRule.visits, 'visits, a whole number from 1', isCount), points };
}

/** The seconds between two looks of a watch. */
export function secondsIn(given: ReleaseOptions): number {
  return numberIn(given, 'every', 30, 'seconds from 1 to 3600', (n) => n >= 1 && n <= 3600);
}

function numberIn(
  { text }: ReleaseOptions,
  name: OptionName,
  usual: number,
  what: string,
  isRight: (value: number) => boolean,
): number {
  const word = text(name) ?? String(usual);
  const isNumber = /^\d+(\.\d+)?$/.test(word);
  if (isNumber && isRight(Number(word))) return Number(word);
  throw new Refusal(`--${name} is ${isNumber ? Number(word) : `"${word}"`}: write ${what}.`);
}
