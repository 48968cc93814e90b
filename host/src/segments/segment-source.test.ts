/** @jest-environment jsdom */
import { aPromise, aSegment, tasksDone } from '@consorcio/shared/testing';
import { setLoadLimit } from '../platform/load-limit';
import { aLateSource } from '../testing/a-loader';
import { withOwnSegment } from './own-segment';
import { retryUnavailableSegment } from './retry-unavailable-segment';
import type { SegmentLoader } from './segment-loader';
import { lateSegments } from './segment-source';
import { withChatParts } from './with-chat-parts';

const payment = aSegment('payment', []);
const lost = () => Promise.reject(new Error('no chunk'));
const hang = () => new Promise<never>(() => undefined);
const goOnline = () => window.dispatchEvent(new Event('online'));

describe('segments whose loader loads late', () => {
  const calls = { foresee: jest.fn(), preload: jest.fn(), firstStepShown: jest.fn() };
  const loader: SegmentLoader = {
    load: async () => payment,
    atHand: () => payment,
    replace: async () => payment,
    ...calls,
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('pass every call on to the loader, and are never at hand before it has loaded', async () => {
    const source = lateSegments(async () => loader);
    const onLoaded = () => undefined;
    expect(source.atHand('payment')).toBeUndefined();
    await expect(Promise.all([source.load('payment'), source.replace('payment')])).resolves.toEqual([payment, payment]);
    source.preload('survey', onLoaded);
    source.firstStepShown('payment');
    source.foresee();
    await jest.advanceTimersByTimeAsync(0);
    expect(source.atHand('payment')).toBe(payment);
    const passed = Object.values(calls).map(({ mock }) => mock.calls);
    expect(passed).toEqual([[[]], [['survey', onLoaded]], [['payment']]]);
  });

  it.each([
    ['segment.unreachable', lost],
    ['segment.timeout', hang],
  ])('reject with %s when the loader itself does not load', async (code, open) => {
    const load = expect(lateSegments(open).load('payment')).rejects.toMatchObject({ code });
    await jest.advanceTimersByTimeAsync(3000);
    await load;
    lateSegments(open).preload('survey'); // throws nothing
    await jest.advanceTimersByTimeAsync(0);
  });

  it('wait for the loader as long as the deployment says', async () => {
    setLoadLimit(5000);
    const load = lateSegments(() => new Promise((resolve) => setTimeout(resolve, 4000, loader))).load('payment');
    await jest.advanceTimersByTimeAsync(4000);
    await expect(load).resolves.toBe(payment);
    setLoadLimit(3000);
  });

  it('load the loader again, too, when they retry', async () => {
    const open = jest.fn(async () => loader).mockImplementationOnce(lost);
    const onLoaded = jest.fn();
    lateSegments(open).retryUntilLoaded('payment', onLoaded);
    for (const calls of [0, 1]) {
      goOnline();
      await jest.advanceTimersByTimeAsync(0);
      expect(onLoaded).toHaveBeenCalledTimes(calls);
    }
    expect(onLoaded).toHaveBeenCalledWith(payment);
  });

  it('load what only the next questions need after the present one is on the screen', async () => {
    const run = jest.fn();
    lateSegments(async () => loader).whenShown(run);
    expect(run).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('retrying a segment that could not be loaded', () => {
  function retrying(result: () => Promise<typeof payment>) {
    const onLoaded = jest.fn();
    const load = jest.fn(result);
    return { load, onLoaded, stop: retryUnavailableSegment(load, onLoaded) };
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

  it('runs one attempt at a time', async () => {
    const { load } = retrying(hang);
    goOnline();
    goOnline();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does nothing once it is cancelled, also with a segment that loads late', async () => {
    const { promise, resolve } = aPromise<typeof payment>();
    const { load, onLoaded, stop } = retrying(() => promise);
    goOnline();
    stop();
    resolve(payment);
    await jest.advanceTimersByTimeAsync(100_000);
    expect(onLoaded).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('a segment of the host itself', () => {
  const own = aSegment('return-visit', []);
  function setUp(open: () => Promise<{ default: typeof own }> = async () => ({ default: own })) {
    const parts = { load: jest.fn(async () => payment), atHand: jest.fn(() => payment) };
    const others = { ...parts, preload: jest.fn(), firstStepShown: jest.fn() };
    const calls = () => Object.values(others).map(({ mock }) => mock.calls.map(([name]: readonly unknown[]) => name));
    return { source: withOwnSegment(aLateSource(others), 'return-visit', open), calls };
  }

  it('is imported, and never looked for in a release, where all others are', async () => {
    const { source, calls } = setUp();
    for (const [name, segment, found] of [
      ['return-visit', own, undefined],
      ['payment', payment, payment],
    ] as const) {
      await expect(source.load(name)).resolves.toBe(segment);
      source.preload(name);
      source.firstStepShown(name);
      expect(source.atHand(name)).toBe(found);
    }
    await expect(source.replace('return-visit')).resolves.toBe(own);
    expect(calls()).toEqual(Array(4).fill(['payment']));
  });

  it('fails as a segment that cannot be reached, and is tried again when the network is back', async () => {
    const { source } = setUp(jest.fn(async () => ({ default: own })).mockImplementationOnce(lost));
    await expect(source.load('return-visit')).rejects.toMatchObject({ code: 'segment.unreachable' });
    const loaded = await new Promise((resolve) => {
      source.retryUntilLoaded('return-visit', resolve);
      goOnline();
    });
    expect(loaded).toBe(own);
  });
});

describe('a segment with the parts of the chat', () => {
  const mayLeaveSegment = jest.fn(() => true);
  const chatParts = { warmUpNext: jest.fn(), warmUpEntry: jest.fn(), mayLeaveSegment };
  const place = { segment: 'payment', step: 'here' };
  const source = (more = {}) => aLateSource({ load: async () => payment, ...more });

  it('is loaded together with them', async () => {
    const { promise, resolve } = aPromise<typeof chatParts>();
    const isLoaded = jest.fn();
    const loading = withChatParts(source(), () => promise).load('payment');
    void loading.then(isLoaded);
    await tasksDone();
    expect(isLoaded).not.toHaveBeenCalled();
    resolve(chatParts);
    expect(await loading).toBe(payment);
  });

  it('cannot be reached when they do not load, and is preloaded without them', async () => {
    const preload = jest.fn();
    const loadParts = jest.fn(lost);
    const late = withChatParts(source({ preload }), loadParts);
    late.preload('payment');
    expect(preload.mock.calls).toEqual([['payment', undefined]]);
    expect(loadParts).toHaveBeenCalledTimes(1);
    await expect(late.load('payment')).rejects.toMatchObject({ code: 'segment.unreachable' });
  });

  it('is at hand, and its components are loaded ahead, once the parts are loaded', async () => {
    const late = withChatParts(source({ atHand: () => payment }), async () => chatParts);
    late.warmUpNext({}, place);
    late.warmUpEntry(payment);
    expect(late.atHand('payment')).toBeUndefined();
    expect([chatParts.warmUpNext, chatParts.warmUpEntry].map(({ mock }) => mock.calls)).toEqual([[], []]);

    await late.load('payment');
    late.warmUpNext({ payment }, place);
    late.warmUpEntry(payment, 'here');
    expect(late.atHand('payment')).toBe(payment);
    expect(chatParts.warmUpNext).toHaveBeenCalledWith({ payment }, place);
    expect(chatParts.warmUpEntry).toHaveBeenCalledWith(payment, 'here');
  });

  it('has the release read for a question that may lead to another segment, and for no other', async () => {
    const foresee = jest.fn();
    const late = withChatParts(source({ foresee }), async () => chatParts);
    mayLeaveSegment.mockReturnValueOnce(false);
    for (const times of [0, 1]) {
      late.foresee({ payment }, place);
      await tasksDone();
      expect(foresee).toHaveBeenCalledTimes(times);
    }
    expect(mayLeaveSegment).toHaveBeenCalledWith({ payment }, place);
  });
});
