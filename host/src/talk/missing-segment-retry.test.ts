/** @jest-environment jsdom */
import { newJourney, type Snapshot } from '@consorcio/shared/flow';
import { aPromise, aSegment } from '@consorcio/shared/testing';
import { sharedPlaces } from './host-places';
import { missingSegmentRetry } from './missing-segment-retry';

const payment = aSegment('payment', []);
const lost = () => Promise.reject(new Error('no chunk'));
const goOnline = () => window.dispatchEvent(new Event('online'));

describe('retrying a segment that could not be loaded', () => {
  /** The conversation waits at the step that says why a segment is missing. */
  function retrying(result: () => Promise<typeof payment>, code = 'segment.unreachable') {
    const onLoaded = jest.fn();
    const load = jest.fn(result);
    const follow = missingSegmentRetry({ load }, onLoaded);
    const start = newJourney('journey-1', 'home', sharedPlaces.missingSegment);
    const trouble = { failure: { code }, place: { segment: 'payment', step: null } };
    follow({ ...start, phase: { kind: 'waiting', token: 1 }, trouble } as Snapshot);
    const elsewhere = newJourney('journey-1', 'home', { segment: 'payment', step: 'pix' });
    return { load, onLoaded, stop: () => follow(elsewhere) };
  }
  const setVisibility = (visibility: 'hidden' | 'visible') => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('waits longer after each failure, and stops after a success', async () => {
    const { load, onLoaded } = retrying(async () => (load.mock.calls.length < 4 ? lost() : payment));
    for (const [pause, expected] of [
      [1499, 0],
      [1, 1],
      [4999, 1],
      [1, 2],
      [10_000, 3],
      [19_999, 3],
      [1, 4],
    ] as const) {
      await jest.advanceTimersByTimeAsync(pause);
      expect(load).toHaveBeenCalledTimes(expected);
    }
    expect(onLoaded).toHaveBeenCalledWith(payment);
    goOnline();
    await jest.advanceTimersByTimeAsync(100_000);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('sends no request while the page is hidden', async () => {
    const { load, onLoaded } = retrying(async () => payment);
    setVisibility('hidden');
    await jest.advanceTimersByTimeAsync(120_000);
    expect(load).not.toHaveBeenCalled();
    setVisibility('visible');
    await jest.advanceTimersByTimeAsync(0);
    expect(onLoaded).toHaveBeenCalledTimes(1);
  });

  it('runs one attempt at a time, and does nothing once it is cancelled, also with a segment that loads late', async () => {
    const { promise, resolve } = aPromise<typeof payment>();
    const { load, onLoaded, stop } = retrying(() => promise);
    goOnline();
    goOnline();
    await jest.advanceTimersByTimeAsync(60_000);
    stop();
    resolve(payment);
    await jest.advanceTimersByTimeAsync(100_000);
    expect(onLoaded).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('leaves alone a segment that the release lacks', async () => {
    const { load } = retrying(lost, 'segment.absent');
    goOnline();
    await jest.advanceTimersByTimeAsync(100_000);
    expect(load).not.toHaveBeenCalled();
  });
});
