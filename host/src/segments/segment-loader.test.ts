/** @jest-environment node */
import { CONTRACT_VERSION, defineSegment, defineStep } from '@consorcio/shared/flow';
import type { Release } from '../config/release';
import type { ChosenBuild } from './build-choice';
import type { LoadTrace } from './load-trace';
import type { Remote } from './manifest';
import { createSegmentLoader, type SegmentRuntime } from './segment-loader';

const manifestUrl = 'http://segment.test/mf-manifest.json';
const hello = defineStep({ name: 'hello', leadsTo: ['end'], text: 'Olá' });
const segment = defineSegment({ name: 'simulation', entry: 'hello', exits: [], steps: [hello] });
const release: Release = { segments: { simulation: { manifest: manifestUrl, contract: CONTRACT_VERSION } } };

function aManifest({ contract = CONTRACT_VERSION }: { contract?: number } = {}) {
  return {
    name: 'mf_simulation',
    metaData: { globalName: 'mf_simulation', contract, remoteEntry: { name: 'remoteEntry.abc.js', path: '' } },
    exposes: [{ path: './segment', assets: { js: { sync: ['segment.def.js'] } } }],
  };
}

interface World {
  release?: Release;
  readRelease?: () => Promise<Release>;
  /** What each ask for the manifest gets, in turn; the last one for all the rest. */
  manifest?: readonly (() => Promise<Response>)[];
  /** What each run of the segment's code gives, in turn; the last one for all the rest. */
  run?: readonly SegmentRuntime['run'][];
  timeoutMs?: number;
  /** The build of the simulation that the journey has entered already. */
  entered?: ChosenBuild;
}

const answer =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });
const refuse = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};
const fails = (error: unknown) => async (): Promise<unknown> => {
  throw error;
};
const never = () => new Promise<never>(() => undefined);

function aLoader({
  manifest = [answer(aManifest())],
  run = [async () => ({ default: segment })],
  ...world
}: World = {}) {
  const asked: string[] = [];
  const ran: Remote[] = [];
  const reported: unknown[] = [];
  const traces: LoadTrace[] = [];
  const entered = new Map<string, ChosenBuild>(world.entered && [['simulation', world.entered]]);
  const inTurn = <T>(list: readonly T[], turn: number): T => list[Math.min(turn, list.length - 1)] as T;
  const fetch: typeof globalThis.fetch = (url, init) => {
    asked.push(String(url));
    return Promise.race([
      inTurn(manifest, asked.length - 1)(),
      new Promise<never>((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    ]);
  };
  const loader = createSegmentLoader({
    readRelease: world.readRelease ?? (async () => world.release ?? release),
    fetch,
    timeoutMs: world.timeoutMs ?? 2000,
    builds: { of: (name) => entered.get(name), keep: (name, build) => void entered.set(name, build) },
    visitor: () => 'visitor-1',
    observe: (trace) => traces.push(trace),
    report: ({ code }, where) => reported.push({ code, ...where }),
    runtime: async () => ({
      run: (remote, mark) => {
        ran.push(remote);
        mark?.('entry');
        return inTurn(run, ran.length - 1)(remote);
      },
    }),
  });
  return { loader, asked, ran, reported, traces, entered };
}

/** What the work comes to, with all the time that it may take. */
async function soon<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(5000);
  return work;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const chunkError = (type: string) => Object.assign(new Error('chunk'), { name: 'ChunkLoadError', type });

describe('loading a segment', () => {
  it('runs the entry that the manifest names, beside the manifest', async () => {
    const { loader, ran, reported } = aLoader();
    await expect(soon(loader.load('simulation'))).resolves.toBe(segment);
    expect(ran).toEqual([
      {
        name: 'mf_simulation',
        globalName: 'mf_simulation',
        contract: CONTRACT_VERSION,
        entry: 'http://segment.test/remoteEntry.abc.js',
        chunks: ['http://segment.test/segment.def.js'],
        integrity: {},
      },
    ]);
    expect(reported).toEqual([]);
  });

  it('shares one attempt between those who ask at the same time, and its result with those who ask later', async () => {
    const { loader, asked } = aLoader();
    loader.preload('simulation');
    await soon(Promise.all([loader.load('simulation'), loader.load('simulation')]));
    await soon(loader.load('simulation'));
    expect(asked).toHaveLength(1);
  });

  it('tries once more by itself, at another address, when the server cannot be reached', async () => {
    const { loader, asked, ran, reported } = aLoader({ manifest: [refuse, answer(aManifest())] });
    await expect(soon(loader.load('simulation'))).resolves.toBe(segment);
    expect(asked).toEqual([manifestUrl, `${manifestUrl}?r=1`]);
    expect(ran[0]?.entry).toBe('http://segment.test/remoteEntry.abc.js?r=1');
    expect(reported).toEqual([]);
  });

  it('asks for a manifest that hangs at another address while there is time', async () => {
    const { loader, asked } = aLoader({ manifest: [never, answer(aManifest())], timeoutMs: 3000 });
    await expect(soon(loader.load('simulation'))).resolves.toBe(segment);
    expect(asked).toEqual([manifestUrl, `${manifestUrl}?r=1`]);
  });
});

describe('naming why a segment did not load', () => {
  const other = CONTRACT_VERSION + 1;
  const named = (exported: unknown): World => ({ run: [async () => exported] });

  it.each<[string, string, World]>([
    ['segment.absent', 'the release does not know it', { release: { segments: {} } }],
    ['segment.unreachable', 'nobody answers', { manifest: [refuse] }],
    ['segment.unreachable', 'its manifest is not there', { manifest: [answer({}, 404)] }],
    ['segment.unreachable', 'a file of it is not there', { run: [fails(chunkError('error'))] }],
    ['segment.timeout', 'its manifest hangs', { manifest: [never], timeoutMs: 1200 }],
    ['segment.timeout', 'its code hangs', { run: [never], timeoutMs: 1000 }],
    ['segment.timeout', 'a file of it hangs', { run: [fails(chunkError('timeout'))] }],
    ['segment.broken', 'its manifest is a page', { manifest: [async () => new Response('<!doctype html>')] }],
    ['segment.broken', 'its manifest is none', { manifest: [answer({ name: 'x' })] }],
    ['segment.broken', 'its code throws', { run: [fails(new Error('boom'))] }],
    ['segment.broken', 'a page came in place of a file', { run: [fails(chunkError('missing'))] }],
    ['segment.broken', 'it exports nothing', named({})],
    ['segment.broken', 'it exports no segment', named({ default: { name: 'simulation' } })],
    ['segment.broken', 'it is another segment', named({ default: { ...segment, name: 'payment' } })],
    ['segment.broken', 'its entry is no step of it', named({ default: { ...segment, entry: 'lost' } })],
    [
      'segment.broken',
      'a step is under another name',
      named({ default: { ...segment, steps: { hello, bye: hello } } }),
    ],
    ['segment.contract', 'its code speaks otherwise', named({ default: { ...segment, contract: other } })],
  ])('says %s when %s', async (code, _, world) => {
    const { loader, reported } = aLoader(world);
    await expect(soon(loader.load('simulation'))).rejects.toMatchObject({ code });
    expect(reported).toEqual([{ code, segment: 'simulation' }]);
  });

  it('refuses another contract before any code of the segment runs', async () => {
    const byManifest = aLoader({ manifest: [answer(aManifest({ contract: other }))] });
    await expect(soon(byManifest.loader.load('simulation'))).rejects.toMatchObject({ code: 'segment.contract' });
    expect(byManifest.ran).toEqual([]);

    const byRelease = aLoader({ release: { segments: { simulation: { manifest: manifestUrl, contract: other } } } });
    await expect(soon(byRelease.loader.load('simulation'))).rejects.toMatchObject({ code: 'segment.contract' });
    expect(byRelease.asked).toEqual([]);
  });

  it('is not fooled by names that every object has', async () => {
    const { loader } = aLoader({ release: { segments: {} } });
    await expect(soon(loader.load('constructor'))).rejects.toMatchObject({ code: 'segment.absent' });
  });
});

describe('loading a segment again after a failure', () => {
  it('really asks again, at addresses never used before', async () => {
    const { loader, asked } = aLoader({ manifest: [refuse, refuse, answer(aManifest())] });
    await expect(soon(loader.load('simulation'))).rejects.toMatchObject({ code: 'segment.unreachable' });
    await expect(soon(loader.load('simulation'))).resolves.toBe(segment);
    expect(asked).toEqual([manifestUrl, `${manifestUrl}?r=1`, `${manifestUrl}?r=2`]);
  });

  it('does not wait for the attempt that hangs', async () => {
    const { loader } = aLoader({ run: [never, async () => ({ default: segment })], timeoutMs: 1000 });
    await expect(soon(loader.load('simulation'))).rejects.toMatchObject({ code: 'segment.timeout' });
    await expect(soon(loader.load('simulation'))).resolves.toBe(segment);
  });

  it('has at once what came too late for the one who asked first', async () => {
    let arrive: (module: unknown) => void = () => undefined;
    const late = new Promise<unknown>((resolve) => {
      arrive = resolve;
    });
    const { loader, asked } = aLoader({ run: [() => late], timeoutMs: 1000 });
    await expect(soon(loader.load('simulation'))).rejects.toMatchObject({ code: 'segment.timeout' });
    arrive({ default: segment });
    await late;
    await jest.advanceTimersByTimeAsync(0);
    await expect(soon(loader.load('simulation'))).resolves.toBe(segment);
    expect(asked).toHaveLength(1);
  });

  it('goes by the release as it is then: one that was mended or rolled back needs no reload', async () => {
    let contract = CONTRACT_VERSION + 1;
    const readRelease = jest.fn(async () => ({ segments: { simulation: { manifest: manifestUrl, contract } } }));
    const { loader } = aLoader({ readRelease });
    await expect(soon(loader.load('simulation'))).rejects.toMatchObject({ code: 'segment.contract' });
    contract = CONTRACT_VERSION;
    await expect(soon(loader.load('simulation'))).resolves.toBe(segment);
    expect(readRelease).toHaveBeenCalledTimes(2);
  });

  it('throws what reading the release threw, and reads it again', async () => {
    const readRelease = jest
      .fn(async () => release)
      .mockRejectedValueOnce(Object.assign(new Error('gone'), { code: 'config.invalid' }));
    const { loader } = aLoader({ readRelease });
    await expect(soon(loader.load('simulation'))).rejects.toMatchObject({ code: 'config.invalid' });
    await expect(soon(loader.load('simulation'))).resolves.toBe(segment);
  });

  it('is not harmed by a preload that failed, which is reported and thrown at nobody', async () => {
    const { loader, reported } = aLoader({ manifest: [refuse, refuse, answer(aManifest())] });
    loader.preload('simulation');
    await jest.advanceTimersByTimeAsync(1000);
    await expect(soon(loader.load('simulation'))).resolves.toBe(segment);
    expect(reported).toEqual([{ code: 'segment.unreachable', segment: 'simulation' }]);
  });

  it('says nothing of a connection that is gone before anybody wants the segment', async () => {
    const readRelease = () => Promise.reject(Object.assign(new Error('offline'), { code: 'network.offline' }));
    const { loader, reported } = aLoader({ readRelease });
    loader.preload('simulation');
    await jest.advanceTimersByTimeAsync(5000);
    expect(reported).toEqual([]);
    await expect(soon(loader.load('simulation'))).rejects.toMatchObject({ code: 'network.offline' });
    expect(reported).toEqual([{ code: 'network.offline', segment: 'simulation' }]);
  });

  it('has a try and time of its own, whatever a preload under way comes to', async () => {
    const { loader, asked } = aLoader({ manifest: [never, never, answer(aManifest())], timeoutMs: 3000 });
    loader.preload('simulation');
    await jest.advanceTimersByTimeAsync(2900);
    await expect(soon(loader.load('simulation'))).resolves.toBe(segment);
    expect(asked).toHaveLength(3);
  });
});

describe('loading on a slow network', () => {
  const slow =
    <T>(ms: number, make: () => Promise<T>) =>
    async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return make();
    };

  it('gives an entry that hangs another try, beside it', async () => {
    const { loader, asked } = aLoader({ run: [never, async () => ({ default: segment })], timeoutMs: 3000 });
    await expect(soon(loader.load('simulation'))).resolves.toBe(segment);
    expect(asked).toEqual([manifestUrl, `${manifestUrl}?r=1`]);
  });

  it('gives nothing up that is under way: who waited in vain has it at the next wish', async () => {
    const { loader, reported } = aLoader({
      manifest: [slow(1800, answer(aManifest()))],
      run: [slow(1800, async () => ({ default: segment }))],
      timeoutMs: 3000,
    });
    const first = loader.load('simulation');
    first.catch(() => undefined);
    await jest.advanceTimersByTimeAsync(3000);
    await expect(first).rejects.toMatchObject({ code: 'segment.timeout' });
    const second = loader.load('simulation');
    await jest.advanceTimersByTimeAsync(700);
    await expect(second).resolves.toBe(segment);
    expect(reported).toEqual([{ code: 'segment.timeout', segment: 'simulation' }]);
  });

  it('does not leave the build that the journey entered for being slow', async () => {
    const build = {
      manifest: 'http://segment.test/old/mf-manifest.json',
      contract: CONTRACT_VERSION,
      variant: 'release',
    } as const;
    const { loader, asked, entered } = aLoader({
      entered: build,
      manifest: [slow(1400, answer(aManifest()))],
      run: [slow(1400, async () => ({ default: segment }))],
      timeoutMs: 3000,
    });
    await expect(soon(loader.load('simulation'))).resolves.toBe(segment);
    expect(asked.filter((url) => url.startsWith(manifestUrl))).toEqual([]);
    expect(entered.get('simulation')).toEqual(build);
  });

  it('leaves a build that hangs at the second wish', async () => {
    const build = {
      manifest: 'http://segment.test/old/mf-manifest.json',
      contract: CONTRACT_VERSION,
      variant: 'release',
    } as const;
    const { loader, entered } = aLoader({
      entered: build,
      manifest: [never, never, never, answer(aManifest())],
      timeoutMs: 3000,
    });
    await expect(soon(loader.load('simulation'))).rejects.toMatchObject({ code: 'segment.timeout' });
    await expect(soon(loader.load('simulation'))).resolves.toBe(segment);
    expect(entered.get('simulation')).toMatchObject({ manifest: manifestUrl });
  });
});

describe('loading the build that a journey has', () => {
  const address = (build: string) => `http://segment.test/${build}/mf-manifest.json`;
  const build = (name: string, variant: ChosenBuild['variant'] = 'release'): ChosenBuild => ({
    manifest: address(name),
    contract: CONTRACT_VERSION,
    variant,
  });
  const releaseOf = (name: string, canary?: string, percent = 100): Release => ({
    segments: {
      simulation: {
        manifest: address(name),
        contract: CONTRACT_VERSION,
        ...(canary && { canary: { manifest: address(canary), contract: CONTRACT_VERSION, percent } }),
      },
    },
  });
  const builds = (...names: readonly string[]) => names.map(address);
  const gone = answer({}, 404);

  it('enters what the release names and remembers it', async () => {
    const { loader, entered } = aLoader({ release: releaseOf('one') });
    await soon(loader.load('simulation'));
    expect(entered.get('simulation')).toEqual(build('one'));
  });

  it('does not remember what was only loaded ahead of need', async () => {
    const { loader, entered, asked } = aLoader({ release: releaseOf('one') });
    loader.preload('simulation');
    await jest.advanceTimersByTimeAsync(5);
    expect(asked).toEqual(builds('one'));
    expect(entered.size).toBe(0);
  });

  it('goes on with the build it entered, whatever was released meanwhile', async () => {
    const { loader, asked, traces } = aLoader({ release: releaseOf('two'), entered: build('one') });
    await soon(loader.load('simulation'));
    await soon(loader.load('simulation'));
    expect(asked).toEqual(builds('one'));
    loader.played('simulation');
    loader.played('simulation');
    expect(traces).toMatchObject([{ outcome: 'loaded', recovered: null, ms: { firstStep: expect.any(Number) } }]);
  });

  it('takes the released one where the one it entered is gone', async () => {
    const { loader, asked, entered, reported, traces } = aLoader({
      release: releaseOf('two'),
      entered: build('one'),
      manifest: [gone, gone, answer(aManifest())],
    });
    await expect(soon(loader.load('simulation'))).resolves.toBe(segment);
    expect(asked).toEqual([address('one'), `${address('one')}?r=1`, address('two')]);
    expect(entered.get('simulation')).toEqual(build('two'));
    expect(reported).toEqual([]);
    loader.played('simulation');
    expect(traces).toMatchObject([
      { outcome: 'segment.unreachable', recovered: null, moment: 'enter' },
      { outcome: 'loaded', recovered: 'release', moment: 'enter' },
    ]);
  });

  it('goes on with it when the release cannot be read', async () => {
    const readRelease = () => Promise.reject(Object.assign(new Error('gone'), { code: 'config.invalid' }));
    const { loader, asked } = aLoader({ readRelease, entered: build('one') });
    await expect(soon(loader.load('simulation'))).resolves.toBe(segment);
    expect(asked).toEqual(builds('one'));
  });

  it('takes another build at the boundary when the release has changed since it was loaded ahead', async () => {
    let present = releaseOf('one');
    const { loader, asked, entered } = aLoader({ readRelease: async () => present });
    loader.preload('simulation');
    await jest.advanceTimersByTimeAsync(5);
    present = releaseOf('two');
    await soon(loader.load('simulation'));
    expect(asked).toEqual(builds('one', 'two'));
    expect(entered.get('simulation')).toEqual(build('two'));
  });

  it('enters what was loaded ahead when the build released since does not load', async () => {
    let present = releaseOf('one');
    const { loader, entered, reported, traces } = aLoader({
      readRelease: async () => present,
      manifest: [answer(aManifest()), refuse],
    });
    loader.preload('simulation');
    await jest.advanceTimersByTimeAsync(5);
    present = releaseOf('two');
    await expect(soon(loader.load('simulation'))).resolves.toBe(segment);
    expect(entered.get('simulation')).toEqual(build('one'));
    expect(reported).toEqual([]);
    loader.played('simulation');
    expect(traces).toMatchObject([
      { moment: 'preload', outcome: 'loaded' },
      { moment: 'enter', outcome: 'segment.unreachable', variant: 'release' },
      { moment: 'enter', contract: CONTRACT_VERSION, outcome: 'loaded', recovered: 'previous' },
    ]);
  });

  it('gives a canary to its visitors, and the release to all when the canary does not load', async () => {
    const canary = aLoader({ release: releaseOf('one', 'two') });
    await soon(canary.loader.load('simulation'));
    expect(canary.entered.get('simulation')).toEqual(build('two', 'canary'));

    const nobody = aLoader({ release: releaseOf('one', 'two', 0) });
    await soon(nobody.loader.load('simulation'));
    expect(nobody.entered.get('simulation')).toEqual(build('one'));

    const broken = aLoader({ release: releaseOf('one', 'two'), manifest: [refuse, refuse, answer(aManifest())] });
    await expect(soon(broken.loader.load('simulation'))).resolves.toBe(segment);
    expect(broken.entered.get('simulation')).toEqual(build('one'));
    broken.loader.played('simulation');
    expect(broken.traces).toMatchObject([
      { variant: 'canary', outcome: 'segment.unreachable' },
      { variant: 'release', outcome: 'loaded', recovered: 'release' },
    ]);
  });

  it('replaces a build that has proved to be broken by the one that is released now', async () => {
    let present = releaseOf('one');
    const { loader, asked, entered } = aLoader({ readRelease: async () => present });
    await soon(loader.load('simulation'));
    await soon(loader.replace('simulation'));
    expect(asked).toEqual(builds('one')); // nothing else is released: it stays
    present = releaseOf('two');
    await soon(loader.replace('simulation'));
    expect(asked).toEqual(builds('one', 'two'));
    expect(entered.get('simulation')).toEqual(build('two'));
  });
});

describe('playing another contract', () => {
  it('plays the contract before, as one of its own', async () => {
    const older = { ...segment, contract: CONTRACT_VERSION - 1 };
    const { loader } = aLoader({
      release: { segments: { simulation: { manifest: manifestUrl, contract: CONTRACT_VERSION - 1 } } },
      manifest: [answer(aManifest({ contract: CONTRACT_VERSION - 1 }))],
      run: [async () => ({ default: older })],
    });
    await expect(soon(loader.load('simulation'))).resolves.toEqual(segment);
  });

  it.each([CONTRACT_VERSION - 2, CONTRACT_VERSION + 1])('asks for nothing of contract %i', async (contract) => {
    const { loader, asked, traces } = aLoader({
      release: { segments: { simulation: { manifest: manifestUrl, contract } } },
    });
    await expect(soon(loader.load('simulation'))).rejects.toMatchObject({ code: 'segment.contract' });
    expect(asked).toEqual([]);
    expect(traces).toMatchObject([{ outcome: 'segment.contract' }]);
  });
});

describe('a manifest that is not the one released', () => {
  beforeEach(() => jest.useRealTimers()); // hashes are computed outside of JavaScript
  const bytes = JSON.stringify(aManifest());
  const released = (integrity: string): Release => ({
    segments: { simulation: { manifest: manifestUrl, contract: CONTRACT_VERSION, integrity } },
  });
  const hashOf = async (text: string) => {
    const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text));
    return `sha384-${Buffer.from(digest).toString('base64')}`;
  };

  it('is refused before anything of it runs', async () => {
    const { loader, ran } = aLoader({
      release: released(await hashOf('another')),
      manifest: [async () => new Response(bytes)],
    });
    await expect(loader.load('simulation')).rejects.toMatchObject({ code: 'segment.broken' });
    expect(ran).toEqual([]);
  });

  it('is taken when it has the hash', async () => {
    const { loader } = aLoader({ release: released(await hashOf(bytes)), manifest: [async () => new Response(bytes)] });
    await expect(loader.load('simulation')).resolves.toBe(segment);
  });

  it('is taken as it is by a page without a certificate, which cannot compute a hash', async () => {
    const subtle = jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    const { loader } = aLoader({ release: released(await hashOf('another').catch(() => `sha384-${'A'.repeat(64)}`)) });
    await expect(loader.load('simulation')).resolves.toBe(segment);
    subtle.mockRestore();
  });
});

describe('what is told of a load', () => {
  it('is how long each part took, which build it was, and how it came right', async () => {
    const { loader, traces } = aLoader({ manifest: [refuse, answer(aManifest())] });
    await soon(loader.load('simulation'));
    expect(traces).toEqual([]);
    loader.played('simulation');
    const ms = {
      release: expect.any(Number),
      manifest: expect.any(Number),
      entry: expect.any(Number),
      firstStep: expect.any(Number),
    };
    expect(traces).toEqual([
      {
        segment: 'simulation',
        build: null,
        variant: 'release',
        contract: CONTRACT_VERSION,
        moment: 'enter',
        ms,
        outcome: 'loaded',
        recovered: 'retry',
      },
    ]);
  });

  it('names the cause of a failure, and that a later wish was met', async () => {
    const { loader, traces } = aLoader({ manifest: [refuse, refuse, answer(aManifest())] });
    await soon(loader.load('simulation')).catch(() => undefined);
    await soon(loader.load('simulation'));
    loader.played('simulation');
    expect(traces).toMatchObject([
      { outcome: 'segment.unreachable', recovered: null },
      { outcome: 'loaded', recovered: 'later' },
    ]);
  });

  it('is silent about what the release lacks while the talk is not there yet', async () => {
    const { loader, traces, reported } = aLoader({ release: { segments: {} } });
    loader.preload('simulation');
    await jest.advanceTimersByTimeAsync(5);
    expect(traces).toEqual([]);
    expect(reported).toEqual([]);
  });
});
