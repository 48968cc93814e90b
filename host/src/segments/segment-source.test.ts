import { aSegment } from '@consorcio/shared/testing';
import type { SegmentLoader } from './segment-loader';
import { lateSegments } from './segment-source';

const payment = aSegment('payment', []);
const loader: SegmentLoader = {
  load: async () => payment,
  replace: async () => payment,
  preload: jest.fn(),
  played: jest.fn(),
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('segments whose loader comes late', () => {
  it('hands every wish on', async () => {
    const source = lateSegments(async () => loader);
    await expect(source.load('payment')).resolves.toBe(payment);
    await expect(source.replace('payment')).resolves.toBe(payment);
    source.preload('survey');
    source.played('payment');
    await jest.advanceTimersByTimeAsync(0);
    expect(loader.preload).toHaveBeenCalledWith('survey');
    expect(loader.played).toHaveBeenCalledWith('payment');
  });

  it.each([
    ['segment.unreachable', () => Promise.reject(new Error('no chunk'))],
    ['segment.timeout', () => new Promise<never>(() => undefined)],
  ])('says %s when the loader itself does not come', async (code, open) => {
    const wish = expect(lateSegments(open).load('payment')).rejects.toMatchObject({ code });
    await jest.advanceTimersByTimeAsync(3000);
    await wish;
  });

  it('waits for the loader, too, where it waits for a segment', async () => {
    const open = jest.fn(async () => loader).mockRejectedValueOnce(new Error('no chunk'));
    const come = jest.fn();
    lateSegments(open).await('payment', come);
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(come).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(come).toHaveBeenCalledWith(payment);
  });

  it('is silent about what was only wished ahead of need', async () => {
    lateSegments(() => Promise.reject(new Error('no chunk'))).preload('survey');
    await jest.advanceTimersByTimeAsync(0);
  });
});
