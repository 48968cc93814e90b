import { aPromise, aSegment, someSegments, tasksDone } from '@consorcio/shared/testing';
import { aStorage, aTab } from '../memory/testing/a-storage';
import { late } from '../platform/late';
import { setLoadLimit } from '../platform/load-limit';
import { type Segments, segmentsOnDemand } from '../segments/segments';
import { type OpenSegmentsPorts, openSegments } from './open-segments';

const payment = aSegment('payment', []);
const lost = () => Promise.reject(new Error('no chunk'));
const hang = () => new Promise<never>(() => undefined);
const place = { segment: 'payment', step: 'here' };

describe('segments whose code loads late', () => {
  const calls = { foresee: jest.fn(), preload: jest.fn(), firstStepShown: jest.fn() };
  const loaded = someSegments(async () => payment, { atHand: () => payment, ...calls });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('pass every call on, and are never at hand before it has loaded', async () => {
    const segments = segmentsOnDemand(late(async () => loaded));
    expect(segments.atHand('payment')).toBeUndefined();
    await expect(Promise.all([segments.load('payment'), segments.replace('payment')])).resolves.toEqual([
      payment,
      payment,
    ]);
    segments.preload('survey', 'nota');
    segments.firstStepShown('payment');
    segments.foresee({ payment }, place);
    await jest.advanceTimersByTimeAsync(0);
    expect(segments.atHand('payment')).toBe(payment);
    const passed = Object.values(calls).map(({ mock }) => mock.calls);
    expect(passed).toEqual([[[{ payment }, place]], [['survey', 'nota']], [['payment']]]);
  });

  it.each([
    ['segment.unreachable', lost],
    ['segment.timeout', hang],
  ])('reject with %s when it does not load', async (code, open) => {
    const load = expect(segmentsOnDemand(late<Segments>(open)).load('payment')).rejects.toMatchObject({ code });
    await jest.advanceTimersByTimeAsync(3000);
    await load;
    segmentsOnDemand(late<Segments>(open)).preload('survey'); // throws nothing
    await jest.advanceTimersByTimeAsync(0);
  });

  it('wait for it as long as the deployment says', async () => {
    setLoadLimit(5000);
    const load = segmentsOnDemand(late(() => new Promise((resolve) => setTimeout(resolve, 4000, loaded)))).load(
      'payment',
    );
    await jest.advanceTimersByTimeAsync(4000);
    await expect(load).resolves.toBe(payment);
    setLoadLimit(3000);
  });
});

describe('the segments of a page', () => {
  const own = aSegment('return-visit', []);
  const mayLeaveSegment = jest.fn(() => true);
  const parts = { warmUpNext: jest.fn(), warmUpEntry: jest.fn(), mayLeaveSegment };

  function opened(overrides: Partial<OpenSegmentsPorts> = {}) {
    const fetchRelease = jest.fn(async () => new Response(JSON.stringify({ segments: {} })));
    const report = jest.fn();
    const segments = openSegments({
      fetch: jest.fn(),
      timeoutMs: 3000,
      observe: () => undefined,
      builds: aTab(aStorage(), Date.now).memory.builds,
      visitor: () => 'visitor-1',
      own: { 'return-visit': async () => ({ default: own }) },
      loadParts: async () => parts,
      fetchRelease,
      report,
      ...overrides,
    });
    return { segments, fetchRelease, report };
  }

  it('import a segment of the host itself, for which no release is read, and look for all others there', async () => {
    const { segments, fetchRelease } = opened();
    await expect(segments.load('return-visit')).resolves.toBe(own);
    await expect(segments.replace('return-visit')).resolves.toBe(own);
    segments.firstStepShown('return-visit');
    expect([segments.atHand('return-visit'), fetchRelease.mock.calls]).toEqual([undefined, []]);
    await expect(segments.load('payment')).rejects.toMatchObject({ code: 'segment.absent' });
    expect(fetchRelease).toHaveBeenCalledTimes(1);
  });

  it('are loaded together with the parts of the chat that show them, and cannot be reached without them', async () => {
    const { promise, resolve } = aPromise<typeof parts>();
    const isLoaded = jest.fn();
    void opened({ loadParts: () => promise })
      .segments.load('return-visit')
      .then(isLoaded);
    await tasksDone();
    expect(isLoaded).not.toHaveBeenCalled();
    resolve(parts);
    await tasksDone();
    expect(isLoaded).toHaveBeenCalledWith(own);
    for (const broken of [{ loadParts: lost }, { own: { 'return-visit': lost } }])
      await expect(opened(broken).segments.load('return-visit')).rejects.toMatchObject({ code: 'segment.unreachable' });
  });

  it('are preloaded with the components of their first question', async () => {
    const { segments } = opened();
    segments.preload('return-visit', 'here');
    segments.preload('payment'); // the release lacks it
    await tasksDone();
    expect(parts.warmUpEntry.mock.calls).toEqual([[own, 'here']]);
  });

  it('load the components of the next question, and read the release only where a segment may end', async () => {
    const { segments, fetchRelease } = opened();
    mayLeaveSegment.mockReturnValueOnce(false);
    for (const times of [0, 1]) {
      segments.foresee({ payment }, place);
      await tasksDone();
      expect(fetchRelease).toHaveBeenCalledTimes(times);
    }
    expect(parts.warmUpNext.mock.calls).toEqual(Array(2).fill([{ payment }, place]));
    opened({ loadParts: lost }).segments.foresee({}, place); // throws nothing
    await tasksDone();
  });
});
