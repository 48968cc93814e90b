import { resolve } from 'node:path';
import { startedReleaseFile } from '../commands/support/deployment.mjs';
import { Refusal } from './refusal';

/** What `pnpm release` was asked for. */
export type Wish =
  | { readonly action: 'show' }
  | { readonly action: 'set'; readonly segment: string; readonly address: string }
  | { readonly action: 'canary'; readonly segment: string; readonly address: string; readonly percent: number }
  | { readonly action: 'share'; readonly segment: string; readonly percent: number }
  | { readonly action: 'off' | 'promote'; readonly segment: string }
  | { readonly action: 'rollback'; readonly segment: string; readonly isForced: boolean };

export const usage = `pnpm release show
pnpm release set <segment> <address>
pnpm release canary <segment> <address> <percent>
pnpm release canary <segment> <percent> | off
pnpm release promote <segment>
pnpm release rollback <segment> [--force]
  <address>  of a build: its mf-manifest.json, its folder or its origin
  --file     the release file; else RELEASE_FILE, else the one that \`npm start\` serves`;

/** Reads the words of the command. Refuses what it does not understand, and a segment that the talk never reaches. */
export function parseArguments(
  words: readonly string[],
  { RELEASE_FILE }: { readonly RELEASE_FILE?: string | undefined },
  segments: readonly string[],
): { readonly file: string; readonly wish: Wish } {
  const { named, plain, isForced } = sorted(words);
  const wish = wishOf(plain, isForced, segments);
  if (isForced && wish.action !== 'rollback')
    throw new Refusal('--force is for rollback alone: everything else is checked.');
  return { file: resolve(named ?? (RELEASE_FILE || startedReleaseFile)), wish };
}

function sorted(words: readonly string[]) {
  const plain: string[] = [];
  let named: string | undefined;
  let isForced = false;
  const open = [...words];
  for (let word = open.shift(); word !== undefined; word = open.shift()) {
    if (word === '--force') isForced = true;
    else if (word === '--file' || word.startsWith('--file=')) named = word === '--file' ? open.shift() : word.slice(7);
    else if (word.startsWith('--') && word !== '--') throw new Refusal(`There is no option ${word}.\n${usage}`);
    else if (word !== '--') plain.push(word);
  }
  if (named === '' || (named === undefined && words.includes('--file')))
    throw new Refusal('--file needs the path of a file.');
  return { named, plain, isForced };
}

function wishOf([action, segment, ...rest]: readonly string[], isForced: boolean, segments: readonly string[]): Wish {
  if (action === 'show' && segment === undefined) return { action };
  if (action === undefined || segment === undefined) throw new Refusal(usage);
  refuseUnknown(segment, segments);
  const [first, second, ...more] = rest;
  const given = more.length > 0 ? 3 : rest.length;
  if (action === 'set' && first !== undefined && given === 1) return { action, segment, address: first };
  if (action === 'canary' && first === 'off' && given === 1) return { action: 'off', segment };
  if (action === 'canary' && first !== undefined && given === 1) {
    return { action: 'share', segment, percent: percentOf(first) };
  }
  if (action === 'canary' && first !== undefined && second !== undefined && given === 2) {
    return { action, segment, address: first, percent: percentOf(second) };
  }
  if (action === 'promote' && given === 0) return { action, segment };
  if (action === 'rollback' && given === 0) return { action, segment, isForced };
  throw new Refusal(usage);
}

function refuseUnknown(segment: string, segments: readonly string[]): void {
  if (segments.includes(segment)) return;
  throw new Refusal(
    `No talk leads to a segment ${segment}, so a release of it would reach nobody. There are: ${segments.join(', ')} ` +
      '(a new one needs a host that has it in host/src/journey/itinerary.ts).',
  );
}

function percentOf(word: string): number {
  const percent = /^\d+(\.\d+)?%?$/.test(word) ? Number.parseFloat(word) : Number.NaN;
  if (percent >= 0 && percent <= 100) return percent;
  throw new Refusal(`"${word}" is no share of the visitors: write a number from 0 to 100.`);
}
