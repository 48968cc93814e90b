import { CONTRACT_VERSION, defineSegment, defineStep, type Segment, type WatchPresence } from '@consorcio/shared/flow';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import { resetFederationGlobalInfo } from '@module-federation/runtime/core';
import * as z from 'zod/mini';
import type { ChosenBuild, Release } from '../../platform/release';
import type { LoadTrace } from '../../telemetry/observation/load-log';
import { createFederation } from '../federation';
import { createSegmentLoader } from '../segment-loader';

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

/** A manifest as the federation plugin writes it, with our contract. */
export function aManifest(contract = CONTRACT_VERSION, ours: object = {}) {
  const css = { sync: [], async: [] };
  return {
    name: 'mf_simulation',
    metaData: {
      globalName: 'mf_simulation',
      publicPath: 'auto',
      buildInfo: { buildVersion: '0.1.0' },
      remoteEntry: { name: 'remoteEntry.abc.js', path: '', type: 'global' },
      contract,
      ...ours,
    },
    shared: [],
    exposes: [{ name: 'segment', path: './segment', assets: { js: { sync: ['segment.def.js'], async: [] }, css } }],
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
  /** One module, or error, for each run of an entry; the last one repeats. An entry runs once its module is there. */
  runs?: readonly [Answer<unknown>, ...Answer<unknown>[]];
  timeoutMs?: number;
  watchPresence?: WatchPresence;
  /** The build of the simulation that the journey entered before. */
  entered?: ChosenBuild;
}

export function aLoader({ manifests = [manifest], runs = [segmentModule], ...world }: LoaderWorld = {}) {
  const requested: string[] = [];
  const ran: string[] = [];
  const reported: unknown[] = [];
  const traces: LoadTrace[] = [];
  const warmedUp: Segment[] = [];
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
  globalThis._FEDERATION_INTEGRITY = undefined;
  resetFederationGlobalInfo(); // the runtime keeps manifests and entries for the whole page
  const federation = createFederation(fetch, async (address) => {
    ran.push(address);
    const module = inTurn(runs, ran.length)();
    await module.catch(() => undefined);
    return { init: () => undefined, get: () => () => module };
  });
  const loader = createSegmentLoader({
    federation,
    readRelease,
    timeoutMs: world.timeoutMs ?? 3000,
    watchPresence: world.watchPresence,
    builds: { of: (name) => entered.get(name), keep: (name, build) => void entered.set(name, build) },
    visitor: () => 'visitor-1',
    own: {},
    loadParts: async () => ({
      mayLeaveSegment: () => true,
      warmUpNext: () => undefined,
      warmUpEntry: (segment) => warmedUp.push(segment),
    }),
    observe: (trace) => traces.push(trace),
    report: ({ code }, where) => reported.push({ code, ...where }),
  });
  return {
    loader,
    foresee: () => loader.foresee({}, { segment: 'simulation', step: 'hello' }),
    warmedUp,
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
  if (integrity === integrityOf(await response.clone().text())) return response;
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
