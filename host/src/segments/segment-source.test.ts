/** @jest-environment jsdom */
import { aSegment } from '@consorcio/shared/testing';
import { setLoadLimit } from '../platform/load-limit';
import type { SegmentLoader } from './segment-loader';
import { lateSegments } from './segment-source';

const payment = aSegment('payment', []);
const loader: SegmentLoader = {
  load: async () => payment,
  atHand: () => payment,
  foresee: jest.fn(),
  replace: async () => payment,
  preload: jest.fn(),
  firstStepShown: jest.fn(),
};
const noChunk = () => Promise.reject(new Error('no chunk'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('segments whose loader loads late', () => {
  it('pass every call on to the loader', async () => {
    const source = lateSegments(async () => loader);
    await expect(source.load('payment')).resolves.toBe(payment);
    await expect(source.replace('payment')).resolves.toBe(payment);
    const onLoaded = () => undefined;
    source.preload('survey', onLoaded);
    source.firstStepShown('payment');
    source.foresee();
    await jest.advanceTimersByTimeAsync(0);
    expect(source.atHand('payment')).toBe(payment);
    expect(loader.foresee).toHaveBeenCalledTimes(1);
    expect(loader.preload).toHaveBeenCalledWith('survey', onLoaded);
    expect(loader.firstStepShown).toHaveBeenCalledWith('payment');
  });

  it.each([
    ['segment.unreachable', noChunk],
    ['segment.timeout', () => new Promise<never>(() => undefined)],
  ])('reject with %s when the loader itself does not load', async (code, open) => {
    const load = expect(lateSegments(open).load('payment')).rejects.toMatchObject({ code });
    await jest.advanceTimersByTimeAsync(3000);
    await load;
  });

  it('wait for the loader as long as the deployment says', async () => {
    setLoadLimit(5000);
    const load = lateSegments(() => new Promise((resolve) => setTimeout(resolve, 4000, loader))).load('payment');
    await jest.advanceTimersByTimeAsync(4000);
    await expect(load).resolves.toBe(payment);
    setLoadLimit(3000);
  });

  it('load the loader again, too, when they retry', async () => {
    const open = jest.fn(async () => loader).mockRejectedValueOnce(new Error('no chunk'));
    const onLoaded = jest.fn();
    lateSegments(open).retryUntilLoaded('payment', onLoaded);
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(onLoaded).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(onLoaded).toHaveBeenCalledWith(payment);
  });

  it('are never at hand before the loader has loaded', () => {
    const source = lateSegments(async () => loader);
    expect(source.atHand('payment')).toBeUndefined();
  });

  it('load what only the next questions need after the present one is on the screen', async () => {
    const run = jest.fn();
    lateSegments(async () => loader).whenShown(run);
    expect(run).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('throw nothing when only a preload fails', async () => {
    lateSegments(noChunk).preload('survey');
    await jest.advanceTimersByTimeAsync(0);
  });
});
