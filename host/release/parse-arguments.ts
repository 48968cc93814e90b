import { resolve } from 'node:path';
import { Refusal } from './refusal';
import type { StopRule } from './release-entry';
import { optionsIn, type ReleaseOptions, refuseUnused, ruleIn, secondsIn } from './release-options';
import { startedReleaseFile } from './started-release-file';
import { usage } from './usage';

/** A change of one segment. */
export type ChangeRequest =
  | { readonly action: 'set'; readonly segment: string; readonly address: string }
  | (Rule & {
      readonly action: 'canary';
      readonly segment: string;
      readonly address: string;
      readonly percent: number;
    })
  | (Rule & { readonly action: 'share'; readonly segment: string; readonly percent: number })
  | { readonly action: 'off'; readonly segment: string }
  | { readonly action: 'promote' | 'rollback'; readonly segment: string; readonly isForced: boolean };

interface Rule {
  /** Null for no rule; undefined for the usual one, or the one that the canary has. */
  readonly rule: StopRule | null | undefined;
}

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
  const request = hostOf(options, env) ?? requestOf(options, segments) ?? watchOf(options, file, env);
  refuseUnused(request.action, options);
  return {
    file,
    request,
    by: options.text('by'),
    host: options.text('host') ?? (env.RELEASE_HOST || undefined),
    isDryRun: options.has('dry-run'),
  };
}

function hostOf({ positionals, text }: ReleaseOptions, env: NodeJS.ProcessEnv): HostRequest | undefined {
  const [first, second, ...rest] = positionals;
  const isRollback = first === 'rollback' && second === 'host';
  if (!isRollback && first !== 'host') return undefined;
  if (second === undefined || rest.length > 0) throw new Refusal(usage);
  const settings = text('settings') ?? (env.NGINX_SETTINGS || undefined);
  const nginx = text('nginx') ?? (env.NGINX_FOLDER || undefined);
  if (settings === undefined || nginx === undefined) {
    throw new Refusal(
      'Name the settings file of the machine and the folder of its nginx configuration, with --settings and --nginx, or NGINX_SETTINGS ' +
        'and NGINX_FOLDER.',
    );
  }
  const from = isRollback ? undefined : resolve(second);
  return { action: 'host', from, settings: resolve(settings), nginx: resolve(nginx) };
}

function requestOf(options: ReleaseOptions, segments: readonly string[]): ReleaseRequest | undefined {
  const [action, segment, ...rest] = options.positionals;
  if (action === 'watch' && segment === undefined) return undefined;
  if ((action === 'show' || action === 'check') && segment === undefined) return { action };
  if (action === 'history' && rest.length === 0) {
    if (segment !== undefined && segment !== 'host') refuseUnknown(segment, segments);
    return { action, segment };
  }
  if (action === undefined || segment === undefined) throw new Refusal(usage);
  refuseUnknown(segment, segments);
  const [first, second, ...more] = rest;
  const count = more.length > 0 ? 3 : rest.length;
  const isForced = options.has('force');
  if (action === 'set' && first !== undefined && count === 1) return { action, segment, address: first };
  if (action === 'canary' && first === 'off' && count === 1) return { action: 'off', segment };
  if (action === 'canary' && first !== undefined && count === 1) {
    return { action: 'share', segment, percent: percentOf(first), rule: ruleIn(options) };
  }
  if (action === 'canary' && first !== undefined && second !== undefined && count === 2) {
    return { action, segment, address: first, percent: percentOf(second), rule: ruleIn(options) };
  }
  if ((action === 'promote' || action === 'rollback') && count === 0) return { action, segment, isForced };
  throw new Refusal(usage);
}

function watchOf(options: ReleaseOptions, file: string, env: NodeJS.ProcessEnv): WatchRequest {
  const started = file === startedReleaseFile ? startedCounts(env) : undefined;
  const observed = options.text('observed') ?? (env.RELEASE_OBSERVED || started);
  if (observed !== undefined)
    return { action: 'watch', isOnce: options.has('once'), seconds: secondsIn(options), observed };
  throw new Refusal('Say where the counts of the pages are, with --observed <address> or RELEASE_OBSERVED.');
}

/** The counts of the sandbox that `npm start` runs. */
function startedCounts({ SANDBOX_PORT = '4000' }: NodeJS.ProcessEnv): string {
  return `http://localhost:${SANDBOX_PORT}/sandbox/builds`;
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
