import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import {
  aLoader,
  aMoment,
  aRelease,
  late,
  manifest,
  manifestUrl,
  noReply,
  offline,
  retriedUrl,
  segment,
  segmentModule,
} from '../testing/a-loader';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('loading a segment', () => {
  it('runs the entry that the manifest names, relative to the manifest', async () => {
    const { load, ran, reported } = aLoader();
    await expect(load()).resolves.toBe(segment);
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

  it('shares one attempt between simultaneous calls, and its result with later calls', async () => {
    const { loader, load, requested } = aLoader();
    loader.preload('simulation');
    await Promise.all([load(), load()]);
    await load();
    expect(requested).toHaveLength(1);
  });

  it('retries once by itself, at another address, when the server cannot be reached', async () => {
    const { load, requested, ran, reported } = aLoader({ manifests: [offline, manifest] });
    await expect(load()).resolves.toBe(segment);
    expect(requested).toEqual([manifestUrl, retriedUrl(1)]);
    expect(ran[0]?.entry).toBe('http://segment.test/remoteEntry.abc.js?r=1');
    expect(reported).toEqual([]);
  });

  it.each([
    ['manifest', { manifests: [noReply, manifest] }],
    ['entry', { runs: [noReply, segmentModule] }],
  ] as const)('starts a second attempt beside one whose %s hangs', async (_, world) => {
    const { load, requested } = aLoader(world);
    await expect(load()).resolves.toBe(segment);
    expect(requested).toEqual([manifestUrl, retriedUrl(1)]);
  });
});

describe('loading a segment again after a failure', () => {
  it('sends a new request, at an address that was never used', async () => {
    const { load, requested } = aLoader({ manifests: [offline, offline, manifest] });
    await expect(load()).rejects.toMatchObject({ code: 'segment.unreachable' });
    await expect(load()).resolves.toBe(segment);
    expect(requested).toEqual([manifestUrl, retriedUrl(1), retriedUrl(2)]);
  });

  it('does not wait for an attempt that hangs', async () => {
    const { load } = aLoader({ runs: [noReply, segmentModule], timeoutMs: 1000 });
    await expect(load()).rejects.toMatchObject({ code: 'segment.timeout' });
    await expect(load()).resolves.toBe(segment);
  });

  it('uses the result of an attempt that finished too late for the first call', async () => {
    let finish: (module: unknown) => void = () => undefined;
    const late = new Promise<unknown>((resolve) => {
      finish = resolve;
    });
    const { load, requested } = aLoader({ runs: [() => late], timeoutMs: 1000 });
    await expect(load()).rejects.toMatchObject({ code: 'segment.timeout' });
    finish({ default: segment });
    await expect(load()).resolves.toBe(segment);
    expect(requested).toHaveLength(1);
  });

  it('reads the release again, so that a fix or a rollback needs no reload', async () => {
    let contract = CONTRACT_VERSION + 1;
    const readRelease = jest.fn(async () => aRelease({ contract }));
    const { load } = aLoader({ readRelease });
    await expect(load()).rejects.toMatchObject({ code: 'segment.contract' });
    contract = CONTRACT_VERSION;
    await expect(load()).resolves.toBe(segment);
    expect(readRelease).toHaveBeenCalledTimes(2);
  });

  it('rejects with the error of reading the release, and reads it again', async () => {
    const invalid = Object.assign(new Error('gone'), { code: 'config.invalid' });
    const { load } = aLoader({ readRelease: jest.fn(async () => aRelease()).mockRejectedValueOnce(invalid) });
    await expect(load()).rejects.toMatchObject({ code: 'config.invalid' });
    await expect(load()).resolves.toBe(segment);
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
    const offline = Object.assign(new Error('offline'), { code: 'network.offline' });
    const { loader, load, reported } = aLoader({ readRelease: () => Promise.reject(offline) });
    loader.preload('simulation');
    await jest.advanceTimersByTimeAsync(5000);
    expect(reported).toEqual([]);
    await expect(load()).rejects.toMatchObject({ code: 'network.offline' });
    expect(reported).toEqual([{ code: 'network.offline', segment: 'simulation' }]);
  });

  it('reports and observes nothing about a segment that the release lacks', async () => {
    const { loader, traces, reported } = aLoader({ release: { segments: {} } });
    loader.preload('simulation');
    await aMoment();
    expect(traces).toEqual([]);
    expect(reported).toEqual([]);
  });

  it('does not use up the attempts and the time of a load that follows', async () => {
    const { loader, load, requested } = aLoader({ manifests: [noReply, noReply, manifest] });
    loader.preload('simulation');
    await jest.advanceTimersByTimeAsync(2900);
    await expect(load()).resolves.toBe(segment);
    expect(requested).toHaveLength(3);
  });
});

it('keeps an attempt running when the time of a load is over, for the next load', async () => {
  const { loader, reported } = aLoader({
    manifests: [late(1800, manifest)],
    runs: [late(1800, segmentModule)],
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
