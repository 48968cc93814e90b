import type { Release } from '../config/release';
import { aBuild, addressOf, aLoader, aRelease, manifest, offline, segment, soon } from '../testing/a-loader';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const withCanary = (percent: number): Release => {
  const { variant: _variant, ...canary } = aBuild('canary');
  return aRelease({ manifest: addressOf('one'), canary: { ...canary, percent } });
};

describe('a canary', () => {
  it.each([
    [100, aBuild('canary', 'canary')],
    [0, aBuild('one')],
  ])('of %i percent', async (percent, expected) => {
    const { load, enteredBuild } = aLoader({ release: withCanary(percent) });
    await load();
    expect(enteredBuild()).toEqual(expected);
  });

  it('that does not load is replaced by the stable build', async () => {
    const presence = { stays: () => new Promise<void>(() => undefined), wasAway: () => false }; // the stable build shows it
    const manifests = [offline, offline, manifest] as const;
    const broken = aLoader({ release: withCanary(100), manifests, watchPresence: () => presence });
    await expect(broken.load()).resolves.toBe(segment);
    expect(broken.enteredBuild()).toEqual(aBuild('one'));
    broken.loader.firstStepShown('simulation');
    expect(broken.traces).toMatchObject([
      { variant: 'canary', outcome: 'segment.unreachable' },
      { variant: 'release', outcome: 'loaded', recovered: 'release' },
    ]);
  });
});

it('a canary whose load was dropped while the visitor was away has not failed', async () => {
  const watchPresence = () => ({ stays: async () => undefined, wasAway: () => true });
  const { load, loader, traces } = aLoader({
    release: withCanary(100),
    manifests: [offline, offline, manifest],
    watchPresence,
  });
  await load();
  loader.firstStepShown('simulation');
  expect(traces).toMatchObject([{ variant: 'release', outcome: 'loaded' }]);
});

describe('a canary that was stopped', () => {
  const stopped = aRelease({ manifest: addressOf('one'), retired: [aBuild('canary')] });

  it('gets no new journey', async () => {
    const { load, enteredBuild } = aLoader({ release: stopped });
    await load();
    expect(enteredBuild()).toEqual(aBuild('one'));
  });

  it('is kept by the journey that entered it, while it loads', async () => {
    const { load, enteredBuild, reported } = aLoader({ release: stopped, entered: aBuild('canary', 'canary') });
    await load();
    expect([enteredBuild(), reported]).toEqual([aBuild('canary', 'canary'), []]);
  });

  it('is replaced by the release in the journey that entered it, when it does not load', async () => {
    const { load, enteredBuild } = aLoader({
      release: stopped,
      entered: aBuild('canary', 'canary'),
      manifests: [offline, offline, manifest],
    });
    await expect(load()).resolves.toBe(segment);
    expect(enteredBuild()).toEqual(aBuild('one'));
  });

  it('is replaced by the release in the journey that it broke, at the next press', async () => {
    let release = withCanary(100);
    const { loader, load, enteredBuild } = aLoader({ readRelease: async () => release });
    await load();
    expect(enteredBuild()).toEqual(aBuild('canary', 'canary'));
    release = stopped;
    await expect(soon(loader.replace('simulation'))).resolves.toBe(segment);
    expect(enteredBuild()).toEqual(aBuild('one'));
  });
});
