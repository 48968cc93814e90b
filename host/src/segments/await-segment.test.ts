import { aSegment } from '@consorcio/shared/testing';
import { awaitSegment } from './await-segment';

const segment = aSegment('payment', []);
const down = () => Promise.reject(new Error('down'));

function aWait(load: () => Promise<typeof segment>) {
  const come = jest.fn();
  const loads = jest.fn(load);
  const stop = awaitSegment(loads, come);
  return { loads, come, stop };
}

const comeBack = () => window.dispatchEvent(new Event('online'));
const look = (visibility: 'hidden' | 'visible') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('awaiting a segment that could not be had', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('tries after ever longer pauses until it comes, and then no more', async () => {
    let tries = 0;
    const wait = aWait(() => {
      tries += 1;
      return tries < 4 ? down() : Promise.resolve(segment);
    });
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
      expect(wait.loads).toHaveBeenCalledTimes(expected);
    }
    expect(wait.come).toHaveBeenCalledWith(segment);
    comeBack();
    await jest.advanceTimersByTimeAsync(100_000);
    expect(wait.loads).toHaveBeenCalledTimes(4);
  });

  it('tries at once when the network is back', async () => {
    const wait = aWait(async () => segment);
    comeBack();
    await jest.advanceTimersByTimeAsync(0);
    expect(wait.come).toHaveBeenCalledTimes(1);
  });

  it('asks for nothing while nobody looks', async () => {
    const wait = aWait(async () => segment);
    look('hidden');
    await jest.advanceTimersByTimeAsync(120_000);
    expect(wait.loads).not.toHaveBeenCalled();
    look('visible');
    await jest.advanceTimersByTimeAsync(0);
    expect(wait.come).toHaveBeenCalledTimes(1);
  });

  it('makes one try at a time', async () => {
    const wait = aWait(() => new Promise(() => undefined));
    comeBack();
    comeBack();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(wait.loads).toHaveBeenCalledTimes(1);
  });

  it('is silent once it is called off, also about what comes late', async () => {
    let arrive: (come: typeof segment) => void = () => undefined;
    const wait = aWait(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    comeBack();
    wait.stop();
    arrive(segment);
    await jest.advanceTimersByTimeAsync(100_000);
    expect(wait.come).not.toHaveBeenCalled();
    expect(wait.loads).toHaveBeenCalledTimes(1);
  });
});
