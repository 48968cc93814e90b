import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import type { Release } from '../config/release';
import type { ChosenBuild } from './build-choice';
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
  retriedUrl,
  segment,
  segmentModule,
  served,
  soon,
} from '../testing/a-loader';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const releaseOf = (name: string): Release => aRelease({ manifest: addressOf(name) });
/** A release with earlier builds. */
const releasedAfter = (name: string, ...earlier: readonly string[]): Release =>
  aRelease({ manifest: addressOf(name), history: earlier.map((build) => aBuild(build)) });

describe('the build that a journey enters', () => {
  it('is the released one, and the journey remembers it', async () => {
    const { load, enteredBuild } = aLoader({ release: releaseOf('one') });
    await load();
    expect(enteredBuild()).toEqual(aBuild('one'));
  });

  it('is not remembered when it was only preloaded', async () => {
    const { loader, enteredBuild, requested } = aLoader({ release: releaseOf('one') });
    loader.preload('simulation');
    await aMoment();
    expect(requested).toEqual([addressOf('one')]);
    expect(enteredBuild()).toBeUndefined();
  });

  it('is the one it entered before, also after a new release', async () => {
    const { loader, load, requested, traces } = aLoader({
      release: releasedAfter('two', 'one'),
      entered: aBuild('one'),
    });
    await load();
    await load();
    expect(requested).toEqual([addressOf('one')]);
    loader.firstStepShown('simulation');
    loader.firstStepShown('simulation');
    expect(traces).toMatchObject([{ outcome: 'loaded', recovered: null, ms: { firstStep: expect.any(Number) } }]);
  });

  it.each<[string, Release]>([
    ['in the history', releasedAfter('two', 'zero', 'one')],
    ['as a retired build', aRelease({ manifest: addressOf('two'), retired: [aBuild('one')] })],
    ['as the canary', aRelease({ manifest: addressOf('two'), canary: { ...aBuild('one'), percent: 0 } })],
  ])('is the one it entered before where the release names it %s', async (_, release) => {
    const { load, requested, reported } = aLoader({ release, entered: aBuild('one') });
    await load();
    expect(requested).toEqual([addressOf('one')]);
    expect(reported).toEqual([]);
  });

  it.each<[string, ChosenBuild]>([
    ['address', aBuild('foreign')],
    ['hash', { ...aBuild('one'), integrity: `sha384-${'A'.repeat(64)}` }],
    ['contract', { ...aBuild('one'), contract: CONTRACT_VERSION - 1 }],
  ])(
    'is the released one where the tab has stored another %s than the release names, once reported',
    async (_, entered) => {
      const { loader, requested, reported, enteredBuild } = aLoader({
        release: releasedAfter('two', 'one'),
        entered,
        manifests: [offline, offline, manifest],
      });
      await expect(soon(loader.load('simulation'))).rejects.toMatchObject({ code: 'segment.unreachable' });
      await expect(soon(loader.load('simulation'))).resolves.toBe(segment);
      expect(requested.map((url) => url.split('?', 1).join())).toEqual(Array(3).fill(addressOf('two')));
      expect(reported).toEqual([
        { code: 'storage.unreadable', segment: 'simulation' },
        { code: 'segment.unreachable', segment: 'simulation' },
      ]);
      expect(enteredBuild()).toEqual(aBuild('two'));
    },
  );

  it('is none while the release cannot be read: nothing proves then that the stored one is ours', async () => {
    const invalid = Object.assign(new Error('gone'), { code: 'config.invalid' });
    let answers: () => Promise<Release> = () => Promise.reject(invalid);
    const { load, requested } = aLoader({ readRelease: () => answers(), entered: aBuild('one') });
    await expect(load()).rejects.toMatchObject({ code: 'config.invalid' });
    expect(requested).toEqual([]);
    answers = async () => releasedAfter('two', 'one');
    await expect(load()).resolves.toBe(segment);
    expect(requested).toEqual([addressOf('one')]);
  });

  it('is the released one when the one it entered before is gone', async () => {
    const gone = served({}, 404);
    const { loader, load, requested, enteredBuild, reported, traces } = aLoader({
      release: releasedAfter('two', 'one'),
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

  it('is the one it entered before when that is only slow', async () => {
    const { load, requested, enteredBuild } = aLoader({
      release: aRelease({ history: [aBuild('old')] }),
      entered: aBuild('old'),
      manifests: [late(1400, manifest)],
      runs: [late(1400, segmentModule)],
    });
    await expect(load()).resolves.toBe(segment);
    expect(requested).not.toContain(manifestUrl);
    expect(enteredBuild()).toEqual(aBuild('old'));
  });

  it('is the released one at the second load when the one it entered before hangs', async () => {
    const { load, enteredBuild } = aLoader({
      release: aRelease({ history: [aBuild('old')] }),
      entered: aBuild('old'),
      manifests: [noReply, noReply, noReply, manifest],
    });
    await expect(load()).rejects.toMatchObject({ code: 'segment.timeout' });
    await expect(load()).resolves.toBe(segment);
    expect(enteredBuild()).toMatchObject({ manifest: manifestUrl });
  });
});

describe('a release that changes after the preload', () => {
  const preloaded = async (manifests: Parameters<typeof aLoader>[0]) => {
    let release = releaseOf('one');
    const opened = aLoader({ ...manifests, readRelease: async () => release });
    opened.loader.preload('simulation');
    await aMoment();
    release = releaseOf('two');
    return opened;
  };

  it('is used when the journey enters the segment', async () => {
    const { load, requested, enteredBuild } = await preloaded({});
    await load();
    expect(requested).toEqual([addressOf('one'), addressOf('two')]);
    expect(enteredBuild()).toEqual(aBuild('two'));
  });

  it('is not used when its build does not load: the journey enters the preloaded one', async () => {
    const { loader, load, enteredBuild, reported, traces } = await preloaded({ manifests: [manifest, offline] });
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
});

it('replaces a broken build by the released one, and keeps it while no other is released', async () => {
  let release = releaseOf('one');
  const { loader, load, requested, enteredBuild } = aLoader({ readRelease: async () => release });
  await load();
  await soon(loader.replace('simulation'));
  expect(requested).toEqual([addressOf('one')]);
  release = releaseOf('two');
  await soon(loader.replace('simulation'));
  expect(requested).toEqual([addressOf('one'), addressOf('two')]);
  expect(enteredBuild()).toEqual(aBuild('two'));
});

describe('the trace of a load', () => {
  it('has the time of each phase, the build and how it recovered', async () => {
    const { loader, load, traces } = aLoader({ manifests: [offline, manifest] });
    await load();
    expect(traces).toEqual([]);
    loader.firstStepShown('simulation');
    const ms = expect.any(Number);
    expect(traces).toEqual([
      {
        segment: 'simulation',
        build: null,
        manifest: null,
        variant: 'release',
        contract: CONTRACT_VERSION,
        moment: 'enter',
        ms: { release: ms, manifest: ms, entry: ms, firstStep: ms },
        outcome: 'loaded',
        recovered: 'retry',
      },
    ]);
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
