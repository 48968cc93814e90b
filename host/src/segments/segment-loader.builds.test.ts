import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import type { ChosenBuild, Release } from '../platform/release';
import { isInCanary } from './build-choice';
import {
  aBuild,
  addressOf,
  aLoader,
  aMoment,
  aRelease,
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
} from './testing/a-loader';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the build that a journey enters', () => {
  it('is the released one, and the journey remembers it, but not when it was only preloaded', async () => {
    const { loader, load, enteredBuild, requested } = aLoader({ release: releaseOf('one') });
    loader.preload('simulation');
    await aMoment();
    expect([requested, enteredBuild()]).toEqual([[addressOf('one')], undefined]);
    await load();
    expect(enteredBuild()).toEqual(aBuild('one'));
  });

  it.each<[string, Release]>([
    ['in the history', releaseOf('two', 'zero', 'one')],
    ['as a retired build', aRelease({ manifest: addressOf('two'), retired: [aBuild('one')] })],
    ['as the canary', aRelease({ manifest: addressOf('two'), canary: { ...aBuild('one'), percent: 0 } })],
  ])('is the one it entered before where a new release names it %s', async (_, release) => {
    const { loader, load, requested, reported, traces } = aLoader({ release, entered: aBuild('one') });
    await load();
    await load();
    expect([requested, reported]).toEqual([[addressOf('one')], []]);
    loader.firstStepShown('simulation');
    loader.firstStepShown('simulation');
    expect(traces).toMatchObject([{ outcome: 'loaded', recovered: null, ms: { firstStep: expect.any(Number) } }]);
  });

  it.each<[string, ChosenBuild]>([
    ['address', aBuild('foreign')],
    ['hash', { ...aBuild('one'), integrity: `sha384-${'A'.repeat(64)}` }],
    ['contract', { ...aBuild('one'), contract: CONTRACT_VERSION - 1 }],
  ])(
    'is the released one where the tab has stored another %s than the release names, once reported',
    async (_, entered) => {
      const { load, requested, reported, enteredBuild } = aLoader({
        release: releaseOf('two'),
        entered,
        manifests: [offline, offline, manifest],
      });
      await expect(load()).rejects.toMatchObject({ code: 'segment.unreachable' });
      await expect(load()).resolves.toBe(segment);
      expect(requested.map((url) => url.split('?', 1).join())).toEqual(Array(3).fill(addressOf('two')));
      expect(reported).toEqual([
        { code: 'storage.unreadable', segment: 'simulation' },
        { code: 'segment.unreachable', segment: 'simulation' },
      ]);
      expect(enteredBuild()).toEqual(aBuild('two'));
    },
  );

  it('is none while the release cannot be read: nothing proves then that the stored one is ours', async () => {
    const { load, requested, readRelease } = aLoader({ release: releaseOf('two', 'one'), entered: aBuild('one') });
    readRelease.mockRejectedValueOnce(Object.assign(new Error('gone'), { code: 'config.invalid' }));
    await expect(load()).rejects.toMatchObject({ code: 'config.invalid' });
    expect(requested).toEqual([]);
    await expect(load()).resolves.toBe(segment);
    expect(requested).toEqual([addressOf('one')]);
  });

  it('is the released one when the one it entered before is gone', async () => {
    const gone = served({}, 404);
    const { loader, load, requested, enteredBuild, reported, traces } = aLoader({
      release: releaseOf('two', 'one'),
      entered: aBuild('one'),
      manifests: [gone, gone, manifest],
    });
    await expect(load()).resolves.toBe(segment);
    expect(requested).toEqual([addressOf('one'), retriedUrl(1, addressOf('one')), addressOf('two')]);
    expect(enteredBuild()).toEqual(aBuild('two'));
    expect(reported).toEqual([]);
    loader.firstStepShown('simulation');
    expect(traces).toMatchObject([
      { outcome: 'segment.unreachable', recovered: null, moment: 'enter' },
      { outcome: 'loaded', recovered: 'release', moment: 'enter' },
    ]);
  });

  const old = { release: aRelease({ history: [aBuild('old')] }), entered: aBuild('old') };

  it('is the one it entered before when that is only slow', async () => {
    const slow = { manifests: [late(1400, manifest)], runs: [late(1400, segmentModule)] } as const;
    const { load, requested, enteredBuild } = aLoader({ ...old, ...slow });
    await expect(load()).resolves.toBe(segment);
    expect(requested).not.toContain(manifestUrl);
    expect(enteredBuild()).toEqual(aBuild('old'));
  });

  it('is the released one at the second load when the one it entered before hangs', async () => {
    const { load, enteredBuild } = aLoader({
      ...old,
      manifests: [noReply, noReply, noReply, noReply, manifest],
    });
    await expect(load()).rejects.toMatchObject({ code: 'segment.timeout' });
    await expect(load()).resolves.toBe(segment);
    expect(enteredBuild()).toMatchObject({ manifest: manifestUrl });
  });

  it('is replaced by the released one when it is broken, and kept while no other is released', async () => {
    const { loader, load, requested, enteredBuild, nowReleases } = aLoader({ release: releaseOf('one') });
    await load();
    await soon(loader.replace('simulation'));
    expect(requested).toEqual([addressOf('one')]);

    nowReleases(releaseOf('two'));
    await soon(loader.replace('simulation'));
    expect(requested).toEqual([addressOf('one'), addressOf('two')]);
    expect(enteredBuild()).toEqual(aBuild('two'));
  });
});

// A release that loads: e2e/journeys/deploy.journey.ts.
it('a release that changes after the preload is not used when its build does not load: the journey enters the preloaded one', async () => {
  const { loader, load, enteredBuild, reported, traces, nowReleases } = aLoader({
    release: releaseOf('one'),
    manifests: [manifest, offline],
  });
  loader.preload('simulation');
  await aMoment();
  nowReleases(releaseOf('two'));
  await expect(load()).resolves.toBe(segment);
  expect(enteredBuild()).toEqual(aBuild('one'));
  expect(reported).toEqual([]);
  loader.firstStepShown('simulation');
  expect(traces).toMatchObject([
    { moment: 'preload', outcome: 'loaded' },
    { moment: 'enter', outcome: 'segment.unreachable', variant: 'release' },
    { moment: 'enter', contract: CONTRACT_VERSION, outcome: 'loaded', recovered: 'previous' },
  ]);
});

describe('the trace of a load', () => {
  it('has the time of each phase, the build and how it recovered', async () => {
    const { loader, load, traces } = aLoader({ manifests: [offline, manifest] });
    await load();
    expect(traces).toEqual([]);
    loader.firstStepShown('simulation');
    const ms = expect.any(Number);
    const build = {
      segment: 'simulation',
      build: null,
      manifest: null,
      variant: 'release',
      contract: CONTRACT_VERSION,
    };
    const phases = { release: ms, manifest: ms, entry: ms, init: ms, firstStep: ms };
    expect(traces).toEqual([{ ...build, moment: 'enter', ms: phases, outcome: 'loaded', recovered: 'retry' }]);
  });

  it('names the build by the hash of the release also when nothing of it loads', async () => {
    const integrity = `sha384-${'A'.repeat(64)}`;
    const { load, traces } = aLoader({ release: aRelease({ integrity }), manifests: [offline] });
    await load().catch(() => undefined);
    expect(traces).toMatchObject([{ outcome: 'segment.unreachable', build: null, manifest: 'A'.repeat(12) }]);
  });

  it('names the cause of a failure, and says that a later load recovered', async () => {
    const { loader, load, traces } = aLoader({ manifests: [offline, offline, manifest] });
    await load().catch(() => undefined);
    await load();
    loader.firstStepShown('simulation');
    expect(traces).toMatchObject([
      { outcome: 'segment.unreachable', recovered: null },
      { outcome: 'loaded', recovered: 'later' },
    ]);
  });
});

describe('a canary', () => {
  const withCanary = (percent: number): Release => {
    const { variant: _variant, ...canary } = aBuild('canary');
    return aRelease({ manifest: addressOf('one'), canary: { ...canary, percent } });
  };
  const stopped = aRelease({ manifest: addressOf('one'), retired: [aBuild('canary')] });
  const tried = aBuild('canary', 'canary');
  const breaking = { manifests: [offline, offline, manifest] } as const;

  it.each<[string, Parameters<typeof aLoader>[0], ChosenBuild]>([
    ['of 100 percent is for everybody', { release: withCanary(100) }, tried],
    ['of 0 percent is for nobody', { release: withCanary(0) }, aBuild('one')],
    ['that was stopped gets no new journey', { release: stopped }, aBuild('one')],
    ['that was stopped is kept by the journey that entered it', { release: stopped, entered: tried }, tried],
    ['that was stopped and does not load is left', { ...breaking, release: stopped, entered: tried }, aBuild('one')],
  ])('%s', async (_, world, expected) => {
    const { load, enteredBuild, reported } = aLoader(world);
    await expect(load()).resolves.toBe(segment);
    expect([enteredBuild(), reported]).toEqual([expected, []]);
  });

  it.each([
    ['that does not load is replaced by the stable build', false, ['segment.unreachable', 'loaded']],
    ['whose load was dropped while the visitor was away has not failed', true, ['loaded']],
  ])('%s', async (_, isAway, outcomes) => {
    // The stable build shows that the canary has failed.
    const stays = () => (isAway ? Promise.resolve() : new Promise<void>(() => undefined));
    const watchPresence = () => ({ stays, wasAway: () => isAway });
    const { load, loader, traces, enteredBuild } = aLoader({ release: withCanary(100), ...breaking, watchPresence });
    await expect(load()).resolves.toBe(segment);
    expect(enteredBuild()).toEqual(aBuild('one'));
    loader.firstStepShown('simulation');
    expect(traces.map(({ outcome }) => outcome)).toEqual(outcomes);
    expect(traces.at(-1)).toMatchObject({ variant: 'release', ...(!isAway && { recovered: 'release' }) });
    if (!isAway) expect(traces[0]).toMatchObject({ variant: 'canary' });
  });

  it('that was stopped is replaced in the journey that it broke, at the next press', async () => {
    const { loader, load, enteredBuild, nowReleases } = aLoader({ release: withCanary(100) });
    await load();
    expect(enteredBuild()).toEqual(tried);
    nowReleases(stopped);
    await expect(soon(loader.replace('simulation'))).resolves.toBe(segment);
    expect(enteredBuild()).toEqual(aBuild('one'));
  });
});

describe('the visitors of a canary', () => {
  const ids = Array.from({ length: 100_000 }, (_, id) => String(id));
  const few = ids.slice(0, 10_000);
  const among = (all: readonly string[], percent: number) => all.filter((id) => isInCanary(id, 'payment', percent));

  it.each([1, 10, 50])('are %d percent, within half a point', (percent) => {
    expect(Math.abs((100 * among(ids, percent).length) / ids.length - percent)).toBeLessThan(0.5);
  });

  it('are always the same, and keep the canary when its percentage grows', () => {
    expect(among(few, 10)).toEqual(among(few, 10));
    const at20 = new Set(among(few, 20));
    expect(among(few, 10).filter((id) => !at20.has(id))).toEqual([]);
  });

  it('are different for each segment', () => {
    const inBoth = among(ids.slice(0, 20_000), 50).filter((id) => isInCanary(id, 'proposal', 50));
    expect(Math.abs(inBoth.length / 200 - 25)).toBeLessThan(1);
  });
});
