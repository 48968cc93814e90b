import { resolve } from 'node:path';
import { Refusal } from '@consorcio/shared/webpack/fail-with';
import type { StopRule } from '../serving/release-entry';
import { optionsIn, type ReleaseOptions, refuseUnused, ruleIn, secondsIn, usage } from './release-options';
import { startedReleaseFile } from './started-release-file';

interface OfSegment<Action> {
  readonly action: Action;
  readonly segment: string;
}

/** Some of the visitors. The rule is null for none, and undefined for the usual one, or the one that the canary has. */
interface Trial {
  readonly percent: number;
  readonly rule: StopRule | null | undefined;
}

/** A change of one segment. */
export type ChangeRequest =
  | (OfSegment<'set'> & { readonly address: string })
  | (OfSegment<'canary'> & Trial & { readonly address: string })
  | (OfSegment<'share'> & Trial)
  | OfSegment<'off'>
  | (OfSegment<'promote' | 'rollback'> & { readonly isForced: boolean });

export interface WatchRequest {
  readonly action: 'watch';
  readonly isOnce: boolean;
  readonly seconds: number;
  /** Where the counts are. */
  readonly observed: string;
}

/** A release of the host itself. */
export interface HostRequest {
  readonly action: 'host';
  /** The folder of the build; undefined for the build before the present one. */
  readonly from: string | undefined;
  /** The settings file of the machine. */
  readonly settings: string;
  /** The folder of the nginx configuration. */
  readonly nginx: string;
}

/** What `pnpm release` was asked to do with segments, without `watch`. */
export type ReleaseRequest =
  | ChangeRequest
  | { readonly action: 'show' }
  | { readonly action: 'check' }
  | { readonly action: 'history'; readonly segment: string | undefined };

export interface ParsedCommand<Request = ReleaseRequest | WatchRequest | HostRequest> {
  readonly file: string;
  readonly request: Request;
  /** The given name of who changes it. */
  readonly by: string | undefined;
  /** A page of the host whose policy is compared. */
  readonly host: string | undefined;
  readonly isDryRun: boolean;
}

/** Parses the arguments of the command. Refuses unknown ones, and a segment that no itinerary leads to. */
export function parseArguments(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  segments: readonly string[],
): ParsedCommand {
  const options = optionsIn(words);
  const file = resolve(options.text('file') ?? (env.RELEASE_FILE || startedReleaseFile));
  const request = requestOf(options, { env, segments, file });
  refuseUnused(request.action, options);
  return {
    ...{ file, request },
    by: options.text('by'),
    host: options.text('host') ?? (env.RELEASE_HOST || undefined),
    isDryRun: options.has('dry-run'),
  };
}

interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  readonly segments: readonly string[];
  /** The release file. */
  readonly file: string;
}

function requestOf(options: ReleaseOptions, { env, segments, file }: Surroundings): ParsedCommand['request'] {
  const [action, first = '', second = '', third = ''] = options.positionals;
  const segment = () => knownSegment(first, segments);
  const trial = (percent: string) => ({ percent: percentOf(percent), rule: ruleIn(options) });
  const isForced = options.has('force');
  switch (`${action} ${options.positionals.length - 1}`) {
    case 'show 0':
      return { action: 'show' };
    case 'check 0':
      return { action: 'check' };
    case 'watch 0':
      return watchOf(options, file, env);
    case 'history 0':
      return { action: 'history', segment: undefined };
    case 'history 1':
      return { action: 'history', segment: first === 'host' ? first : segment() };
    case 'host 1':
      return hostOf(options, env, resolve(first));
    case 'set 2':
      return { action: 'set', segment: segment(), address: second };
    case 'canary 2':
      if (second === 'off') return { action: 'off', segment: segment() };
      return { action: 'share', segment: segment(), ...trial(second) };
    case 'canary 3':
      return { action: 'canary', segment: segment(), address: second, ...trial(third) };
    case 'promote 1':
      return { action: 'promote', segment: segment(), isForced };
    case 'rollback 1':
      return first === 'host' ? hostOf(options, env) : { action: 'rollback', segment: segment(), isForced };
    default:
      throw new Refusal(usage);
  }
}

function hostOf({ text }: ReleaseOptions, env: NodeJS.ProcessEnv, from?: string): HostRequest {
  const settings = text('settings') ?? env.NGINX_SETTINGS;
  const nginx = text('nginx') ?? env.NGINX_FOLDER;
  if (settings && nginx) return { action: 'host', from, settings: resolve(settings), nginx: resolve(nginx) };
  throw new Refusal(
    'Name the settings file of the machine and the folder of its nginx configuration, with --settings and --nginx, or NGINX_SETTINGS ' +
      'and NGINX_FOLDER.',
  );
}

/** Beside the file that `npm start` serves, the counts are those of its sandbox. */
function watchOf(options: ReleaseOptions, file: string, env: NodeJS.ProcessEnv): WatchRequest {
  const sandbox = `http://localhost:${env.SANDBOX_PORT ?? 4000}/sandbox/builds`;
  const started = file === startedReleaseFile ? sandbox : undefined;
  const observed = options.text('observed') ?? (env.RELEASE_OBSERVED || started);
  if (observed !== undefined)
    return { action: 'watch', isOnce: options.has('once'), seconds: secondsIn(options), observed };
  throw new Refusal('Say where the counts of the pages are, with --observed <address> or RELEASE_OBSERVED.');
}

function knownSegment(name: string, segments: readonly string[]): string {
  if (segments.includes(name)) return name;
  throw new Refusal(
    `No itinerary leads to a segment ${name}, so its release would reach no visitor. The segments are: ` +
      `${segments.join(', ')} (add a new one to host/src/talk/itinerary.ts first).`,
  );
}

function percentOf(word: string): number {
  const percent = /^\d+(\.\d+)?%?$/.test(word) ? Number.parseFloat(word) : Number.NaN;
  if (percent >= 0 && percent <= 100) return percent;
  throw new Refusal(`"${word}" is not a percentage of the visitors: write a number from 0 to 100.`);
}
