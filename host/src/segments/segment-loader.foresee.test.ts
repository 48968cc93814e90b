import { aBuild, addressOf, aLoader, aMoment, releaseOf, segment } from './testing/a-loader';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a segment that the visitor may be about to enter', () => {
  /** The question is on the screen, and what is loaded then has arrived. */
  const shown = () => jest.advanceTimersByTimeAsync(300);
  async function preloaded() {
    const page = aLoader({ release: releaseOf('one') });
    page.loader.preload('simulation');
    await jest.advanceTimersByTimeAsync(3000);
    page.readRelease.mockClear();
    return page;
  }

  it('is at hand when the release still names it, which was read once, for the question', async () => {
    const { loader, foresee, load, readRelease, enteredBuild, traces } = await preloaded();
    foresee();
    await shown();
    expect(loader.atHand('simulation')).toBe(segment);
    expect(enteredBuild()).toEqual(aBuild('one'));
    loader.firstStepShown('simulation');
    expect(traces).toMatchObject([
      { moment: 'preload', outcome: 'loaded' },
      { moment: 'enter', outcome: 'loaded', recovered: null, ms: { release: 0, firstStep: 0 } },
    ]);
    await load();
    expect(readRelease).toHaveBeenCalledTimes(1);
  });

  it('is not at hand before the question, while the release is being read, and when it could not be read', async () => {
    const { loader, foresee, readRelease, enteredBuild } = await preloaded();
    expect(loader.atHand('simulation')).toBeUndefined();
    foresee();
    expect(loader.atHand('simulation')).toBeUndefined();

    readRelease.mockRejectedValue(new Error('offline'));
    await jest.advanceTimersByTimeAsync(3000);
    foresee();
    await shown();
    expect([loader.atHand('simulation'), enteredBuild()]).toEqual([undefined, undefined]);
  });

  it.each([
    ['released since: it is loaded without another reading', 0, 1],
    ['released when the question was asked long ago, for which the release is read again', 61_000, 2],
  ])('is another build that was %s', async (_, ms, readings) => {
    const { loader, foresee, load, readRelease, requested, enteredBuild, nowReleases } = await preloaded();
    if (ms === 0) nowReleases(releaseOf('two'));
    foresee();
    await jest.advanceTimersByTimeAsync(ms);
    await shown();
    nowReleases(releaseOf('two'));
    expect(loader.atHand('simulation')).toBeUndefined();
    await load();
    expect(requested).toEqual([addressOf('one'), addressOf('two')]);
    expect(enteredBuild()).toEqual(aBuild('two'));
    expect(readRelease).toHaveBeenCalledTimes(readings);
  });

  it('is checked as soon as it is needed by an answer, and is then at hand without another reading', async () => {
    const { loader, foresee, load, readRelease } = await preloaded();
    foresee();
    await load(); // before the question is on the screen
    await shown();
    expect(loader.atHand('simulation')).toBe(segment);
    expect(readRelease).toHaveBeenCalledTimes(1);
  });

  it('is checked again for the next question', async () => {
    const { loader, foresee, readRelease, nowReleases } = await preloaded();
    foresee();
    await jest.advanceTimersByTimeAsync(3000);
    nowReleases(releaseOf('two'));
    foresee();
    await shown();
    expect(readRelease).toHaveBeenCalledTimes(2);
    expect(loader.atHand('simulation')).toBeUndefined();
  });

  it.each([
    ['shares the reading of what is preloaded at the same moment', true, 1],
    ['has a reading of its own when that one failed', false, 2],
  ])('%s', async (_, succeeds, readings) => {
    const { loader, foresee, readRelease } = aLoader({ release: releaseOf('one') });
    if (!succeeds) readRelease.mockRejectedValueOnce(new Error('offline'));
    loader.preload('simulation');
    await aMoment();
    foresee();
    await shown();
    expect(readRelease).toHaveBeenCalledTimes(readings);
    expect(loader.atHand('simulation')).toBe(succeeds ? segment : undefined); // what failed is not loaded again
  });

  it('is looked for in a new release after it could not be loaded', async () => {
    const { foresee, load, nowReleases } = aLoader({ release: { segments: {} } });
    await expect(load()).rejects.toMatchObject({ code: 'segment.absent' });
    foresee(); // at the question that offers to try again
    await shown();
    nowReleases(releaseOf('one'));
    await expect(load()).resolves.toBe(segment);
  });

  it('is preloaded by the release that was read at the last arrival', async () => {
    const { loader, load, readRelease, traces, reported, warmedUp } = aLoader({ release: releaseOf('one') });
    await load();
    loader.preload('proposal');
    loader.preload('simulation');
    await shown();
    expect(readRelease).toHaveBeenCalledTimes(1);
    expect(warmedUp).toEqual([segment]);
    expect([traces, reported]).toEqual([[], []]); // the release has no proposal
  });
});
