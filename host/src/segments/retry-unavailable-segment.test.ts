/** @jest-environment jsdom */
import { aSegment } from '@consorcio/shared/testing';
import { retryUnavailableSegment } from './retry-unavailable-segment';

const segment = aSegment('payment', []);
const fail = () => Promise.reject(new Error('down'));
const hang = () => new Promise<never>(() => undefined);

function retrying(result: () => Promise<typeof segment>) {
  const onLoaded = jest.fn();
  const load = jest.fn(result);
  return { load, onLoaded, stop: retryUnavailableSegment(load, onLoaded) };
}

const goOnline = () => window.dispatchEvent(new Event('online'));
const setVisibility = (visibility: 'hidden' | 'visible') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('retrying a segment that could not be loaded', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('waits longer after each failure, and stops after a success', async () => {
    const { load, onLoaded } = retrying(async () => (load.mock.calls.length < 4 ? fail() : segment));
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
    expect(onLoaded).toHaveBeenCalledWith(segment);
    goOnline();
    await jest.advanceTimersByTimeAsync(100_000);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('retries at once when the network is back', async () => {
    const { onLoaded } = retrying(async () => segment);
    goOnline();
    await jest.advanceTimersByTimeAsync(0);
    expect(onLoaded).toHaveBeenCalledTimes(1);
  });

  it('sends no request while the page is hidden', async () => {
    const { load, onLoaded } = retrying(async () => segment);
    setVisibility('hidden');
    await jest.advanceTimersByTimeAsync(120_000);
    expect(load).not.toHaveBeenCalled();
    setVisibility('visible');
    await jest.advanceTimersByTimeAsync(0);
    expect(onLoaded).toHaveBeenCalledTimes(1);
  });

  it('runs one attempt at a time', async () => {
    const { load } = retrying(hang);
    goOnline();
    goOnline();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does nothing once it is cancelled, also with a segment that loads late', async () => {
    let finish: (loaded: typeof segment) => void = () => undefined;
    const { load, onLoaded, stop } = retrying(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    goOnline();
    stop();
    finish(segment);
    await jest.advanceTimersByTimeAsync(100_000);
    expect(onLoaded).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
