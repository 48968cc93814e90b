import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal } from './refusal';
import { startedReleaseFile } from './started-release-file';

/** What `pnpm release` was asked to do. */
export type ReleaseRequest =
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
  --file     the release file; otherwise RELEASE_FILE, otherwise the one that \`npm start\` serves`;

/** Parses the arguments of the command. Refuses unknown ones, and a segment that no itinerary leads to. */
export function parseArguments(
  words: readonly string[],
  { RELEASE_FILE }: { readonly RELEASE_FILE?: string | undefined },
  segments: readonly string[],
): { readonly file: string; readonly request: ReleaseRequest } {
  const { file, isForced, positionals } = optionsIn(words);
  const request = requestOf(positionals, isForced, segments);
  if (isForced && request.action !== 'rollback')
    throw new Refusal('--force is only for rollback: every other action is checked.');
  return { file: resolve(file ?? (RELEASE_FILE || startedReleaseFile)), request };
}

function optionsIn(words: readonly string[]) {
  const { values, positionals, tokens } = parseArgs({
    args: words.filter((word) => word !== '--'),
    options: { file: { type: 'string' }, force: { type: 'boolean' } },
    allowPositionals: true,
    strict: false, // its messages do not show the usage
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (token.name !== 'file' && token.name !== 'force')
      throw new Refusal(`There is no option ${token.rawName}.\n${usage}`);
    if (token.name === 'file' && !token.value) throw new Refusal('--file needs the path of a file.');
  }
  const { file, force } = values;
  return {
    file: typeof file === 'string' ? file : undefined,
    isForced: force === true,
    positionals,
  };
}

function requestOf(
  [action, segment, ...rest]: readonly string[],
  isForced: boolean,
  segments: readonly string[],
): ReleaseRequest {
  if (action === 'show' && segment === undefined) return { action };
  if (action === undefined || segment === undefined) throw new Refusal(usage);
  refuseUnknown(segment, segments);
  const [first, second, ...more] = rest;
  const count = more.length > 0 ? 3 : rest.length;
  if (action === 'set' && first !== undefined && count === 1) return { action, segment, address: first };
  if (action === 'canary' && first === 'off' && count === 1) return { action: 'off', segment };
  if (action === 'canary' && first !== undefined && count === 1) {
    return { action: 'share', segment, percent: percentOf(first) };
  }
  if (action === 'canary' && first !== undefined && second !== undefined && count === 2) {
    return { action, segment, address: first, percent: percentOf(second) };
  }
  if (action === 'promote' && count === 0) return { action, segment };
  if (action === 'rollback' && count === 0) return { action, segment, isForced };
  throw new Refusal(usage);
}

function refuseUnknown(segment: string, segments: readonly string[]): void {
  if (segments.includes(segment)) return;
  throw new Refusal(
    `No itinerary leads to a segment ${segment}, so its release would reach no visitor. The segments are: ` +
      `${segments.join(', ')} (add a new one to host/src/journey/itinerary.ts first).`,
  );
}

function percentOf(word: string): number {
  const percent = /^\d+(\.\d+)?%?$/.test(word) ? Number.parseFloat(word) : Number.NaN;
  if (percent >= 0 && percent <= 100) return percent;
  throw new Refusal(`"${word}" is not a percentage of the visitors: write a number from 0 to 100.`);
}
