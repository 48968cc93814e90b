import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import {
  addressOf,
  aLoader,
  aManifest,
  aRelease,
  exporting,
  hello,
  type LoaderWorld,
  late,
  manifest,
  manifestUrl,
  noReply,
  offline,
  releaseOf,
  retriedUrl,
  segment,
  segmentModule,
  served,
  soon,
  throwing,
} from './testing/a-loader';

const newer = CONTRACT_VERSION + 1;
const entry = 'http://segment.test/remoteEntry.abc.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('loading a segment', () => {
  it('runs the entry that the manifest names, relative to the manifest', async () => {
    const { load, ran, reported } = aLoader();
    await expect(load()).resolves.toBe(segment);
    expect(ran).toEqual([entry]);
    expect(reported).toEqual([]);
  });

  it('shares one attempt between simultaneous calls, and its result with later calls', async () => {
    const { loader, load, requested } = aLoader();
    loader.preload('simulation');
    await Promise.all([load(), load()]);
    await load();
    expect(requested).toHaveLength(1);
  });

  it.each<[string, LoaderWorld, manifests: number, entries: number]>([
    ['beside a manifest that hangs', { manifests: [noReply, manifest] }, 2, 1],
    ['beside an entry that hangs', { runs: [noReply, segmentModule] }, 1, 2],
    ['when the server cannot be reached', { manifests: [offline, manifest] }, 2, 1],
  ])('sends one more request by itself, at another address, %s', async (_, world, manifests, entries) => {
    const { load, requested, ran, reported } = aLoader(world);
    await expect(load()).resolves.toBe(segment);
    expect(requested).toEqual([manifestUrl, retriedUrl(1)].slice(0, manifests));
    expect(ran).toEqual([entry, retriedUrl(1, entry)].slice(0, entries));
    expect(reported).toEqual([]);
  });
});

describe('loading a segment again after a failure', () => {
  const lost: LoaderWorld = { manifests: [offline, offline, manifest] };
  const hanging: LoaderWorld = { manifests: [noReply, manifest], timeoutMs: 1000 };
  it.each<[string, LoaderWorld, string, requests: number]>([
    ['sends a new request, at an address that was never used', lost, 'segment.unreachable', 3],
    ['does not wait for a request that hangs', hanging, 'segment.timeout', 2],
  ])('%s', async (_, world, code, requests) => {
    const { load, requested } = aLoader(world);
    await expect(load()).rejects.toMatchObject({ code });
    await expect(load()).resolves.toBe(segment);
    expect(requested).toEqual([manifestUrl, retriedUrl(1), retriedUrl(2)].slice(0, requests));
  });

  it('keeps an attempt running when the time of a load is over, for the next load', async () => {
    const { loader, reported } = aLoader({ manifests: [late(1800, manifest)], runs: [late(1800, segmentModule)] });
    const first = loader.load('simulation');
    first.catch(() => undefined);
    await jest.advanceTimersByTimeAsync(3000);
    await expect(first).rejects.toMatchObject({ code: 'segment.timeout' });

    const second = loader.load('simulation');
    await jest.advanceTimersByTimeAsync(700);
    await expect(second).resolves.toBe(segment);
    expect(reported).toEqual([{ code: 'segment.timeout', segment: 'simulation' }]);
  });

  it('reads the release again, so that a fix or a rollback needs no reload', async () => {
    const { load, readRelease, nowReleases } = aLoader({ release: aRelease({ contract: newer }) });
    await expect(load()).rejects.toMatchObject({ code: 'segment.contract' });
    nowReleases(aRelease());
    await expect(load()).resolves.toBe(segment);
    expect(readRelease).toHaveBeenCalledTimes(2);
  });
});

describe('preloading a segment', () => {
  it('reports its failure and throws nothing; a later load still succeeds', async () => {
    const { loader, load, reported } = aLoader({ manifests: [offline, offline, manifest] });
    loader.preload('simulation');
    await jest.advanceTimersByTimeAsync(1000);
    await expect(load()).resolves.toBe(segment);
    expect(reported).toEqual([{ code: 'segment.unreachable', segment: 'simulation' }]);
  });

  it('reports a lost connection only when the segment is needed', async () => {
    const lost = Object.assign(new Error('lost'), { code: 'network.offline' });
    const { loader, load, reported } = aLoader({ readRelease: throwing(lost) });
    loader.preload('simulation');
    await jest.advanceTimersByTimeAsync(5000);
    expect(reported).toEqual([]);
    await expect(load()).rejects.toMatchObject({ code: 'network.offline' });
    expect(reported).toEqual([{ code: 'network.offline', segment: 'simulation' }]);
  });

  it('does not use up the attempts and the time of a load that follows', async () => {
    const { loader, load, requested } = aLoader({ manifests: [noReply, noReply, manifest] });
    loader.preload('simulation');
    await jest.advanceTimersByTimeAsync(2900);
    await expect(load()).resolves.toBe(segment);
    expect(requested).toHaveLength(3);
  });
});

describe('the code of a failed load', () => {
  const module = (exported: unknown): LoaderWorld => ({ runs: [exporting(exported)] });
  const exported = (overrides: object): LoaderWorld => module({ default: { ...segment, ...overrides } });
  const answering = (text: string): LoaderWorld => ({ manifests: [async () => new Response(text)] });
  const chunk = (type: string): LoaderWorld => ({
    runs: [throwing(Object.assign(new Error('chunk'), { name: 'ChunkLoadError', type }))],
  });

  it.each<[string, string, LoaderWorld]>([
    ['segment.absent', 'the release does not contain it', { release: { segments: {} } }],
    ['segment.unreachable', 'its server does not respond', { manifests: [offline] }],
    ['segment.unreachable', 'its manifest does not exist', { manifests: [served({}, 404)] }],
    ['segment.unreachable', 'one of its files does not exist', chunk('error')],
    ['segment.timeout', 'its manifest hangs', { manifests: [noReply], timeoutMs: 1200 }],
    ['segment.timeout', 'its code hangs', { runs: [noReply], timeoutMs: 1000 }],
    ['segment.timeout', 'one of its files hangs', chunk('timeout')],
    ['segment.broken', 'its manifest is a web page', answering('<!doctype html>')],
    ['segment.broken', 'its manifest is two megabytes', answering('x'.repeat(2 ** 21))],
    ['segment.broken', 'its manifest is too deep', answering('['.repeat(1e5) + ']'.repeat(1e5))],
    ['segment.broken', 'its manifest lacks fields', { manifests: [served({ name: 'x' })] }],
    ['segment.broken', 'its code throws', { runs: [throwing(new Error('boom'))] }],
    ['segment.broken', 'one of its files is a web page', chunk('missing')],
    ['segment.broken', 'it exports nothing', module({})],
    ['segment.broken', 'its module is undefined', module(undefined)],
    ['segment.broken', 'its module is null', module(null)],
    ['segment.broken', 'it exports something else', module({ default: { name: 'simulation' } })],
    ['segment.broken', 'it is another segment', exported({ name: 'payment' })],
    ['segment.broken', 'its entry is not one of its steps', exported({ entry: 'lost' })],
    ['segment.broken', 'a step is listed under another name', exported({ steps: { hello, bye: hello } })],
    ['segment.broken', 'its own state is not a schema', exported({ state: { visitor: { score: 3 } } })],
    ['segment.contract', 'its code has an unsupported contract', exported({ contract: newer })],
  ])('is %s when %s', async (code, _, world) => {
    const { load, reported } = aLoader(world);
    await expect(load()).rejects.toMatchObject({ code });
    expect(reported).toEqual([{ code, segment: 'simulation' }]);
  });

  it.each([
    ['is told to nobody in a page that is left', () => new Promise<void>(() => undefined), false, 0],
    ['is told to nobody if the visitor was leaving the page', async () => undefined, true, 0],
    ['is reported and observed in a page that stays', async () => undefined, false, 1],
  ])('%s', async (_what, stays, wasAway, times) => {
    const watchPresence = () => ({ stays, wasAway: () => wasAway });
    const { load, reported, traces } = aLoader({ manifests: [offline], watchPresence });
    await expect(load()).rejects.toMatchObject({ code: 'segment.unreachable' });
    expect([reported, traces].map(({ length }) => length)).toEqual([times, times]);
  });

  it('is segment.absent for a name that every object has', async () => {
    const { loader } = aLoader({ release: { segments: {} } });
    await expect(soon(loader.load('constructor'))).rejects.toMatchObject({ code: 'segment.absent' });
  });
});

describe('the contract of a build', () => {
  // The previous one is adapted: e2e/journeys/skew.journey.ts.
  it.each([CONTRACT_VERSION - 2, newer])('is refused before any request when the release says %i', async (contract) => {
    const { load, requested, traces } = aLoader({ release: aRelease({ contract }) });
    await expect(load()).rejects.toMatchObject({ code: 'segment.contract' });
    expect(requested).toEqual([]);
    expect(traces).toMatchObject([{ outcome: 'segment.contract' }]);
  });

  it('is refused before any code runs when the manifest names an unsupported one', async () => {
    const { load, ran } = aLoader({ manifests: [served(aManifest(newer))] });
    await expect(load()).rejects.toMatchObject({ code: 'segment.contract' });
    expect(ran).toEqual([]);
  });
});

describe('what a build needs from the host', () => {
  const needing = (share: string, range: string) =>
    served(aManifest(CONTRACT_VERSION, { requires: { [share]: range } }));

  it.each([
    ['react', '^18.0.0'],
    ['react-dom/', '^20.0.0'],
    ['zod/mini', 'new'],
    ['vue', '*'],
    ['constructor', '*'],
  ])('is refused by name before any code runs: %s %s', async (share, range) => {
    const { load, ran, reported } = aLoader({ manifests: [needing(share, range)] });
    const message = expect.stringContaining(`needs ${share} ${range}`);
    await expect(load()).rejects.toMatchObject({ code: 'segment.contract', message });
    expect(ran).toEqual([]);
    expect(reported).toEqual([{ code: 'segment.contract', segment: 'simulation' }]);
  });

  it.each(['react', 'react/', 'react-dom/client', 'styled-components', 'zod/mini'])('is there: %s', async (share) => {
    const { load } = aLoader({ manifests: [needing(share, '>=4')] });
    await expect(load()).resolves.toBe(segment);
  });

  it('is there in the build that was released before, which the visitor gets', async () => {
    const manifests = [needing('react', '^20.0.0'), manifest] as const;
    const { load, requested, traces, loader } = aLoader({ release: releaseOf('two', 'one'), manifests });
    await expect(load()).resolves.toBe(segment);
    expect(requested).toEqual([addressOf('two'), addressOf('one')]);
    loader.firstStepShown('simulation');
    const outcomes = traces.map(({ outcome, recovered }) => [outcome, recovered]);
    expect(outcomes).toEqual([
      ['segment.contract', null],
      ['loaded', 'previous'],
    ]);
  });
});

it('refuses a build with another hash for an address than one that runs: the page may still request that file', async () => {
  const entryWith = (hash: string) =>
    served(aManifest(CONTRACT_VERSION, { integrity: { 'remoteEntry.abc.js': hash } }));
  const { load, loader, nowReleases, ran, traces } = aLoader({ manifests: [entryWith('one'), entryWith('two')] });
  await load();
  nowReleases(aRelease({ manifest: `${manifestUrl}?other` }));
  await soon(loader.replace('simulation'));
  expect(ran).toHaveLength(1);
  expect(traces.map(({ outcome }) => outcome)).toEqual(['segment.broken']);
});

const ownHash = integrityOf(JSON.stringify(aManifest()));

describe('the hash of a manifest', () => {
  beforeEach(() => jest.useRealTimers());
  const loading = (integrity: string) => {
    const { loader, ran } = aLoader({ release: aRelease({ integrity }) });
    return { loaded: loader.load('simulation'), ran };
  };

  it.each([
    ['', 'segment.broken'],
    [', which the browser checks on a page without a certificate, which cannot compute hashes', 'segment.unreachable'],
  ])('is checked before any code runs%s', async (how, code) => {
    const subtle = how && jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    try {
      const { loaded, ran } = loading(integrityOf('another'));
      await expect(loaded).rejects.toMatchObject({ code });
      expect(ran).toEqual([]);
      await expect(loading(ownHash).loaded).resolves.toBe(segment);
    } finally {
      if (subtle) subtle.mockRestore();
    }
  });
});

it('reads the manifest again when the release names another hash for its address', async () => {
  const { load, loader, nowReleases, requested } = aLoader();
  await load();
  jest.useRealTimers();
  nowReleases(aRelease({ integrity: ownHash }));
  await expect(loader.replace('simulation')).resolves.toBe(segment);
  expect(requested).toEqual([manifestUrl, retriedUrl(1)]);
});

describe('a production build of the host', () => {
  const environment = process.env.NODE_ENV;
  beforeEach(() => {
    jest.useRealTimers();
    Object.assign(process.env, { NODE_ENV: 'production' });
  });
  afterEach(() => Object.assign(process.env, { NODE_ENV: environment }));

  /** Loads a build whose manifest has these hashes, and whose own hash the release has or lacks. */
  function loading(integrity: Readonly<Record<string, string>>, hasHash = true) {
    const built = aManifest(CONTRACT_VERSION, { integrity });
    const release = aRelease(hasHash ? { integrity: integrityOf(JSON.stringify(built)) } : {});
    const { loader, requested, ran } = aLoader({ release, manifests: [served(built)] });
    return { loaded: loader.load('simulation'), requested, ran };
  }
  const all = { 'remoteEntry.abc.js': 'sha384-a', 'segment.def.js': 'sha384-b' };

  it('loads a build with all hashes', async () => {
    await expect(loading(all).loaded).resolves.toBe(segment);
  });

  it.each([
    ['a build that the release names without a hash, before any request', all, false, 'pnpm release set simulation', 0],
    ['a manifest without hashes, before any code runs', {}, true, 'remoteEntry.abc.js', 2],
    ['a manifest that lacks one', { 'remoteEntry.abc.js': 'sha384-a' }, true, 'segment.def.js', 2],
  ])('refuses %s', async (_, integrity, hasHash, words, requests) => {
    const { loaded, requested, ran } = loading(integrity, hasHash);
    await expect(loaded).rejects.toMatchObject({ code: 'segment.broken', message: expect.stringContaining(words) });
    expect(requested).toHaveLength(requests);
    expect(ran).toEqual([]);
  });
});
