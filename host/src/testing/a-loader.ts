import { createHash } from 'node:crypto';
import { CONTRACT_VERSION, defineSegment, defineStep, type WatchPresence } from '@consorcio/shared/flow';
import * as z from 'zod/mini';
import type { Release } from '../config/release';
import type { ChosenBuild } from '../segments/build-choice';
import type { SegmentRuntime } from '../segments/load-build';
import type { LoadTrace } from '../segments/load-trace';
import type { Remote } from '../segments/manifest';
import { createSegmentLoader } from '../segments/segment-loader';
import type { LateSegments, SegmentSource } from '../segments/segment-source';

export const hello = defineStep({ name: 'hello', leadsTo: ['end'], text: 'Olá' });
export const segment = defineSegment({
  name: 'simulation',
  state: { visitor: z.object({ score: z.optional(z.int()) }) },
  entry: 'hello',
  exits: ['out'],
  steps: [hello],
  components: { card: async () => ({ default: null }) },
});

export const manifestUrl = 'http://segment.test/mf-manifest.json';
export const retriedUrl = (attempt: number, url = manifestUrl) => `${url}?r=${attempt}`;
export const addressOf = (build: string) => `http://segment.test/${build}/mf-manifest.json`;

export function aManifest(contract = CONTRACT_VERSION) {
  return {
    name: 'mf_simulation',
    metaData: { globalName: 'mf_simulation', contract, remoteEntry: { name: 'remoteEntry.abc.js', path: '' } },
    exposes: [{ path: './segment', assets: { js: { sync: ['segment.def.js'] } } }],
  };
}

export function releaseOf(name: string, ...earlier: readonly string[]): Release {
  const history = earlier.map((build) => aBuild(build));
  return aRelease({ manifest: addressOf(name), ...(history.length > 0 && { history }) });
}

export function aRelease(overrides: Partial<Release['segments'][string]> = {}): Release {
  return { segments: { simulation: { manifest: manifestUrl, contract: CONTRACT_VERSION, ...overrides } } };
}

export function aBuild(name: string, variant: ChosenBuild['variant'] = 'release'): ChosenBuild {
  return { manifest: addressOf(name), contract: CONTRACT_VERSION, variant };
}

type Answer<T> = () => Promise<T>;

export const served =
  (body: unknown, status = 200): Answer<Response> =>
  async () =>
    new Response(JSON.stringify(body), { status });
export const manifest = served(aManifest());
export const offline = async (): Promise<never> => {
  throw new TypeError('Failed to fetch');
};
export const noReply = () => new Promise<never>(() => undefined);
export const late =
  <T>(ms: number, make: Answer<T>): Answer<T> =>
  async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return make();
  };

export const exporting = (module: unknown) => async () => module;
export const segmentModule = exporting({ default: segment });
export const throwing = (error: unknown) => () => Promise.reject(error);

export interface LoaderWorld {
  release?: Release;
  readRelease?: () => Promise<Release>;
  /** One answer for each request of the manifest; the last one answers all further requests. */
  manifests?: readonly [Answer<Response>, ...Answer<Response>[]];
  /** One result for each run of the segment's code; the last one repeats. */
  runs?: readonly [SegmentRuntime['run'], ...SegmentRuntime['run'][]];
  timeoutMs?: number;
  watchPresence?: WatchPresence;
  /** The build of the simulation that the journey entered before. */
  entered?: ChosenBuild;
}

export function aLoader({ manifests = [manifest], runs = [segmentModule], ...world }: LoaderWorld = {}) {
  const requested: string[] = [];
  const ran: Remote[] = [];
  const reported: unknown[] = [];
  const traces: LoadTrace[] = [];
  const entered = new Map<string, ChosenBuild>(world.entered && [['simulation', world.entered]]);
  const fetch: typeof globalThis.fetch = (url, init) => {
    requested.push(String(url));
    return Promise.race([
      inTurn(manifests, requested.length)().then((response) => asBrowsersCheck(response, init?.integrity)),
      new Promise<never>((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    ]);
  };
  let release = world.release ?? aRelease();
  const readRelease = jest.fn(world.readRelease ?? (async () => release));
  const loader = createSegmentLoader({
    readRelease,
    fetch,
    timeoutMs: world.timeoutMs ?? 3000,
    watchPresence: world.watchPresence,
    builds: { of: (name) => entered.get(name), keep: (name, build) => void entered.set(name, build) },
    visitor: () => 'visitor-1',
    observe: (trace) => traces.push(trace),
    report: ({ code }, where) => reported.push({ code, ...where }),
    runtime: async () => ({
      run: (remote, mark) => {
        ran.push(remote);
        mark?.('entry');
        return inTurn(runs, ran.length)(remote);
      },
    }),
  });
  return {
    loader,
    load: () => soon(loader.load('simulation')),
    requested,
    ran,
    reported,
    traces,
    readRelease,
    nowReleases(next: Release) {
      release = next;
    },
    enteredBuild: () => entered.get('simulation'),
  };
}

/** A response whose bytes have another hash than the request states is a network error. */
async function asBrowsersCheck(response: Response, integrity: string | undefined): Promise<Response> {
  if (integrity === undefined) return response;
  const bytes = Buffer.from(await response.clone().arrayBuffer());
  if (integrity === `sha384-${createHash('sha384').update(bytes).digest('base64')}`) return response;
  throw new TypeError('Failed to fetch');
}

/** The result of the work once all its timers have run. */
export async function soon<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(5000);
  return work;
}

export const aMoment = () => jest.advanceTimersByTimeAsync(5);

function inTurn<T>(list: readonly [T, ...T[]], turn: number): T {
  return list[turn - 1] ?? list.at(-1) ?? list[0];
}

/** A source whose `replace` also returns what `load` returns, with every question on the screen at once; nothing else does anything. */
export function aSegmentSource(overrides: Partial<SegmentSource> = {}): SegmentSource {
  const load = overrides.load ?? (() => new Promise(() => undefined));
  const nothing = () => undefined;
  const ahead = { foresee: nothing, preload: nothing, warmUpNext: nothing, warmUpEntry: nothing };
  const retryUntilLoaded = () => nothing;
  const whenShown = (run: () => void) => run();
  const idle = { ...ahead, atHand: nothing, firstStepShown: nothing, retryUntilLoaded, whenShown };
  return { load, replace: load, ...idle, ...overrides };
}

/** The same without the parts of the chat. */
export function aLateSource({ foresee = () => undefined, ...overrides }: Partial<LateSegments> = {}): LateSegments {
  return { ...aSegmentSource(overrides), foresee };
}
