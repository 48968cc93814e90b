import type { Release } from '../config/release';
import { aBuild, addressOf, aLoader, aMoment, aRelease, segment } from '../testing/a-loader';

/** The question is on the screen, and what is loaded then has arrived. */
const shown = () => jest.advanceTimersByTimeAsync(300);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const releaseOf = (name: string): Release => aRelease({ manifest: addressOf(name) });

/** A page that has preloaded the build `one`, with the release that is read from now on. */
async function preloaded() {
  let release = releaseOf('one');
  const readRelease = jest.fn(async () => release);
  const page = aLoader({ readRelease });
  page.loader.preload('simulation');
  await jest.advanceTimersByTimeAsync(3000);
  readRelease.mockClear();
  const nowReleases = (name: string) => {
    release = releaseOf(name);
  };
  return { ...page, readRelease, nowReleases };
}

describe('a segment that the visitor may be about to enter', () => {
  it('is at hand when the release still names it, which was read once, for the question', async () => {
    const { loader, load, readRelease, enteredBuild, traces } = await preloaded();
    loader.foresee();
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
    const { loader, readRelease, enteredBuild } = await preloaded();
    expect(loader.atHand('simulation')).toBeUndefined();

    loader.foresee();
    expect(loader.atHand('simulation')).toBeUndefined();

    readRelease.mockRejectedValue(new Error('offline'));
    await jest.advanceTimersByTimeAsync(3000);
    loader.foresee();
    await shown();
    expect(loader.atHand('simulation')).toBeUndefined();
    expect(enteredBuild()).toBeUndefined();
  });

  it('is not at hand when the release names another build: that one is loaded, without another reading', async () => {
    const { loader, load, readRelease, requested, enteredBuild, nowReleases } = await preloaded();
    nowReleases('two');
    loader.foresee();
    await shown();
    expect(loader.atHand('simulation')).toBeUndefined();

    await load();

    expect(requested).toEqual([addressOf('one'), addressOf('two')]);
    expect(enteredBuild()).toEqual(aBuild('two'));
    expect(readRelease).toHaveBeenCalledTimes(1);
  });

  it('is checked again when the question was asked long ago', async () => {
    const { loader, load, readRelease, enteredBuild, nowReleases } = await preloaded();
    loader.foresee();
    await jest.advanceTimersByTimeAsync(61_000);
    nowReleases('two');
    expect(loader.atHand('simulation')).toBeUndefined();

    await load();

    expect(enteredBuild()).toEqual(aBuild('two'));
    expect(readRelease).toHaveBeenCalledTimes(2);
  });

  it('is checked as soon as it is needed by an answer before the question is on the screen', async () => {
    const { loader, load, readRelease } = await preloaded();
    loader.foresee();
    await load();
    await shown();
    expect(readRelease).toHaveBeenCalledTimes(1);
  });

  it('is checked again for the next question', async () => {
    const { loader, readRelease, nowReleases } = await preloaded();
    loader.foresee();
    await jest.advanceTimersByTimeAsync(3000);
    nowReleases('two');
    loader.foresee();
    await shown();
    expect(readRelease).toHaveBeenCalledTimes(2);
    expect(loader.atHand('simulation')).toBeUndefined();
  });

  it('shares the reading of what is preloaded at the same moment', async () => {
    const readRelease = jest.fn(async () => releaseOf('one'));
    const { loader } = aLoader({ readRelease });
    loader.preload('simulation');
    await aMoment();

    loader.foresee();
    await shown();

    expect(readRelease).toHaveBeenCalledTimes(1);
    expect(loader.atHand('simulation')).toBe(segment);
  });

  it('has a reading of its own when the one of the same moment failed', async () => {
    const readRelease = jest.fn(async () => releaseOf('one')).mockRejectedValueOnce(new Error('offline'));
    const { loader } = aLoader({ readRelease });
    loader.preload('simulation');
    await aMoment();

    loader.foresee();
    await shown();

    expect(readRelease).toHaveBeenCalledTimes(2);
  });

  it('is not at hand before it is loaded', async () => {
    const { loader } = aLoader();
    loader.foresee();
    await shown();
    expect(loader.atHand('simulation')).toBeUndefined();
  });

  it('is looked for in a new release after it could not be loaded', async () => {
    let release: Release = { segments: {} };
    const { loader, load } = aLoader({ readRelease: async () => release });
    await expect(load()).rejects.toMatchObject({ code: 'segment.absent' });
    loader.foresee(); // at the question that offers to try again
    await shown();
    release = releaseOf('one');

    await expect(load()).resolves.toBe(segment);
  });

  it('is at hand without a reading once the journey has entered it', async () => {
    const { loader, load, readRelease } = await preloaded();
    await load();
    readRelease.mockClear();
    expect(loader.atHand('simulation')).toBe(segment);
    expect(readRelease).not.toHaveBeenCalled();
  });
});

it('preloads by the release that was read at the last arrival', async () => {
  const readRelease = jest.fn(async () => releaseOf('one'));
  const { loader, load, traces } = aLoader({ readRelease });
  await load();
  const onLoaded = jest.fn();

  loader.preload('proposal');
  loader.preload('simulation', onLoaded);
  await shown();

  expect(readRelease).toHaveBeenCalledTimes(1);
  expect(onLoaded).toHaveBeenCalledWith(segment);
  expect(traces).toEqual([]); // the release has no proposal
});
