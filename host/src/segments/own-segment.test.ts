/** @jest-environment jsdom */
import { aSegment } from '@consorcio/shared/testing';
import { withOwnSegment } from './own-segment';
import { aLateSource } from '../testing/a-segment-source';

const own = aSegment('return-visit', []);
const released = aSegment('payment', []);

function setUp(open: () => Promise<{ default: typeof own }>) {
  const calls: string[] = [];
  const source = aLateSource({
    load: async (name) => {
      calls.push(`load ${name}`);
      return released;
    },
    atHand(name) {
      calls.push(`at hand ${name}`);
      return released;
    },
    preload: (name) => void calls.push(`preload ${name}`),
    firstStepShown: (name) => void calls.push(`shown ${name}`),
  });
  return { source: withOwnSegment(source, 'return-visit', open), calls };
}

describe('a segment of the host itself', () => {
  it('is imported, and never looked for in a release', async () => {
    const { source, calls } = setUp(async () => ({ default: own }));

    await expect(source.load('return-visit')).resolves.toBe(own);
    await expect(source.replace('return-visit')).resolves.toBe(own);
    source.preload('return-visit');
    source.firstStepShown('return-visit');
    expect(source.atHand('return-visit')).toBeUndefined();
    expect(calls).toEqual([]);
  });

  it('leaves all others to the release', async () => {
    const { source, calls } = setUp(async () => ({ default: own }));

    await expect(source.load('payment')).resolves.toBe(released);
    source.preload('payment');
    source.firstStepShown('payment');
    expect(source.atHand('payment')).toBe(released);
    expect(calls).toEqual(['load payment', 'preload payment', 'shown payment', 'at hand payment']);
  });

  it('fails as a segment that cannot be reached, and is tried again when the network is back', async () => {
    const open = jest.fn(async () => ({ default: own })).mockRejectedValueOnce(new Error('no chunk'));
    const { source } = setUp(open);

    await expect(source.load('return-visit')).rejects.toMatchObject({ code: 'segment.unreachable' });
    const loaded = await new Promise((resolve) => {
      source.retryUntilLoaded('return-visit', resolve);
      window.dispatchEvent(new Event('online'));
    });
    expect(loaded).toBe(own);
  });
});
