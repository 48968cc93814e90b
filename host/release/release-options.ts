import { parseArgs } from 'node:util';
import { Refusal } from './refusal';
import type { StopRule } from './release-entry';
import { usualRule } from './stop-rule';
import { usage } from './usage';

const options = {
  file: { type: 'string' },
  host: { type: 'string' },
  settings: { type: 'string' },
  nginx: { type: 'string' },
  by: { type: 'string' },
  stop: { type: 'string' },
  after: { type: 'string' },
  observed: { type: 'string' },
  every: { type: 'string' },
  force: { type: 'boolean' },
  once: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;
export type OptionName = keyof typeof options;

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
    text: (name) => {
      const value = values[name];
      return typeof value === 'string' ? value : undefined;
    },
  };
}

function isOption(name: string): name is OptionName {
  return Object.hasOwn(options, name);
}

/** The options that belong to some actions only. */
const actionsOf: Partial<Record<OptionName, readonly string[]>> = {
  settings: ['host'],
  nginx: ['host'],
  force: ['promote', 'rollback'],
  stop: ['canary', 'share'],
  after: ['canary', 'share'],
  observed: ['watch'],
  every: ['watch'],
  once: ['watch'],
  'dry-run': ['set', 'canary', 'share', 'off', 'promote', 'rollback', 'watch'],
};

/** Refuses an option that would have no effect. */
export function refuseUnused(action: string, { has }: ReleaseOptions): void {
  for (const [name, actions] of Object.entries(actionsOf)) {
    if (!has(name as OptionName) || actions.includes(action)) continue; // a key of the record is an option
    const words = actions.map((one) => (one === 'share' || one === 'off' ? 'canary' : one));
    throw new Refusal(`--${name} is only for ${[...new Set(words)].join(', ')}.`);
  }
}

/** The rule of --stop and --after: null for none, undefined when neither was given. */
export function ruleIn({ text }: ReleaseOptions): StopRule | null | undefined {
  const [stop, after] = [text('stop'), text('after')];
  if (stop === undefined && after === undefined) return undefined;
  if (stop === 'off' && after === undefined) return null;
  const points = numberIn('--stop', stop, usualRule.points, 'percentage points from 0 to 100, or off');
  const visits = numberIn('--after', after, usualRule.visits, 'visits, a whole number from 1');
  if (points > 100) throw new Refusal(`--stop is ${points}: write percentage points from 0 to 100, or off.`);
  if (!Number.isInteger(visits) || visits < 1)
    throw new Refusal(`--after is ${visits}: write visits, a whole number from 1.`);
  return { visits, points };
}

/** The seconds between two looks of a watch. */
export function secondsIn({ text }: ReleaseOptions): number {
  const seconds = numberIn('--every', text('every'), 30, 'seconds from 1 to 3600');
  if (seconds >= 1 && seconds <= 3600) return seconds;
  throw new Refusal(`--every is ${seconds}: write seconds from 1 to 3600.`);
}

function numberIn(name: string, word: string | undefined, usual: number, what: string): number {
  if (word === undefined) return usual;
  if (/^\d+(\.\d+)?$/.test(word)) return Number(word);
  throw new Refusal(`${name} is "${word}": write ${what}.`);
}
