import type { Presence, WatchPresence } from '@consorcio/shared/flow';
import * as z from 'zod/mini';
import { afterFirstPaint } from './after-first-paint';
import { createLateQueue } from './late-queue';
import { timeLimited } from './load-json';
import { newId } from './new-id';
import { failuresThatCount, pagePresence } from './presence';

describe('The presence of a page', () => {
  let watchPresence: WatchPresence;
  let visibility: DocumentVisibilityState = 'visible';

  beforeAll(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  });
  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
    visibility = 'visible';
    watchPresence = pagePresence();
  });
  afterEach(() => jest.useRealTimers());

  const turn = (state: DocumentVisibilityState) => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const signs = {
    leaves: () => window.dispatchEvent(new Event('beforeunload')),
    'is hidden': () => turn('hidden'),
    'is in sight': () => turn('visible'),
    freezes: () => document.dispatchEvent(new Event('freeze')),
    resumes: () => document.dispatchEvent(new Event('resume')),
    'goes into the back cache': () => window.dispatchEvent(new Event('pagehide')),
    'is shown': () => window.dispatchEvent(new Event('pageshow')),
    'is shown again': () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  };

  type Outcome = { readonly wasAway: boolean; readonly ms: number };
  /** What is known when the page stays, and after how many ms of those that pass. */
  async function outcome(presence: Presence, passing = 20_000) {
    let found: Outcome | undefined;
    const began = Date.now();
    void presence.stays().then(() => {
      found = { wasAway: presence.wasAway(), ms: Date.now() - began };
    });
    await jest.advanceTimersByTimeAsync(passing);
    return found;
  }

  it.each<[string, readonly (keyof typeof signs)[], Outcome | undefined]>([
    ['nothing happens', [], { wasAway: false, ms: 1000 }],
    ['it has just been loaded', ['is shown'], { wasAway: false, ms: 1000 }],
    ['the visitor was leaving it', ['leaves'], { wasAway: true, ms: 3000 }],
    ['it was hidden for a moment', ['is hidden', 'is in sight'], { wasAway: true, ms: 1000 }],
    ['it is hidden', ['is hidden'], undefined],
    ['it was frozen', ['is hidden', 'freezes', 'resumes'], { wasAway: true, ms: 1000 }],
    ['it is frozen', ['freezes'], undefined],
    ['it came back', ['leaves', 'goes into the back cache', 'is shown again'], { wasAway: true, ms: 1000 }],
  ])('stays after a failure when %s', async (_how, happened, expected) => {
    const presence = watchPresence();
    for (const sign of happened) signs[sign]();
    expect(await outcome(presence)).toEqual(expected);
  });

  // When a visitor leaves in each engine: e2e/engines/leaving.journey.ts.
  it('stays on an iPhone, which says nothing of an attempt to leave, after as long as one that does', async () => {
    const supports = (condition: string) => condition === '-webkit-touch-callout: none';
    const addEventListener = window.addEventListener.bind(window);
    const ofIPhone = pagePresence({ addEventListener, document, performance, CSS: { supports } });
    expect(await outcome(ofIPhone())).toEqual({ wasAway: false, ms: 3000 });
  });

  it('was away when it is hidden as the call begins, but not for what happened before', async () => {
    signs['is hidden']();
    const presence = pagePresence()();
    signs['is in sight']();
    expect(await outcome(presence)).toEqual({ wasAway: true, ms: 1000 });
    expect(await outcome(watchPresence())).toEqual({ wasAway: false, ms: 1000 });
  });

  it('lets a failure with an answer be told at once, another one when it counts', async () => {
    const told: string[] = [];
    const tellIfItCounts = failuresThatCount(watchPresence);
    tellIfItCounts({ code: 'http.failed', status: 500 }, () => told.push('failed'));
    tellIfItCounts({ code: 'network.lost' }, () => told.push('lost'));
    expect(told).toEqual(['failed']);
    await jest.advanceTimersByTimeAsync(1000);
    expect(told).toEqual(['failed', 'lost']);

    tellIfItCounts({ code: 'network.lost' }, () => told.push('left'));
    signs.leaves();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual(['failed', 'lost']);
  });
});

it('what waits for the first paint runs in a task after the next frame, not in the frame', () => {
  jest.useFakeTimers();
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
  const run = jest.fn();
  afterFirstPaint(run);
  jest.runAllTimers();
  expect(run).not.toHaveBeenCalled();
  for (const draw of frames) draw(0);
  expect(run).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('ids are unique UUIDs, also without randomUUID', () => {
  const random = jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  const ids = Array.from({ length: 2_000 }, newId);
  random.mockRestore();
  expect(z.array(z.uuidv4()).safeParse(ids).success).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('timeLimited', () => {
  const { timeout } = AbortSignal;
  beforeEach(() => {
    jest.useFakeTimers();
    Reflect.deleteProperty(AbortSignal, 'timeout'); // as in Safari 15
  });
  afterEach(() => {
    jest.useRealTimers();
    AbortSignal.timeout = timeout;
  });

  it('aborts work that takes too long, and nothing once it is done', async () => {
    const hanging = (signal: AbortSignal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const limited = timeLimited(30, hanging);
    const quick = jest.fn(async (_signal: AbortSignal) => 'done');
    await expect(timeLimited(10, quick)).resolves.toBe('done');
    jest.advanceTimersByTime(30);
    await expect(limited).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(quick.mock.calls[0]?.[0].aborted).toBe(false);
  });
});

describe('createLateQueue', () => {
  function setUp(limit?: number) {
    const handled: number[] = [];
    const loads: ((handler: ((item: number) => void) | undefined) => void)[] = [];
    const load = jest.fn(async () => {
      const handler = await new Promise<((item: number) => void) | undefined>((resolve) => loads.push(resolve));
      if (!handler) throw new Error('ChunkLoadError');
      return handler;
    });
    const onFailure = jest.fn();
    const painted: (() => void)[] = [];
    const afterFirstPaint = (run: () => void) => void painted.push(run);
    const add = createLateQueue({ load, afterFirstPaint, onFailure, ...(limit !== undefined && { limit }) });
    /** Ends the last load and runs everything that waits for it. */
    async function settle(handler?: (item: number) => void) {
      loads.at(-1)?.(handler);
      for (let tick = 0; tick < 12; tick += 1) await Promise.resolve();
    }
    const addAll = (...items: number[]) => items.forEach(add);
    const succeed = () => settle((item) => void handled.push(item));
    return { handled, load, onFailure, paint: () => painted[0]?.(), add: addAll, succeed, fail: () => settle() };
  }

  it('loads the handler after the first paint, also without items, and hands over each item once and in order', async () => {
    const { handled, load, onFailure, add, paint, succeed } = setUp();
    add(1, 2);
    expect(load).not.toHaveBeenCalled();
    paint();
    add(3);
    await succeed();
    add(4, 5);
    await succeed();
    expect(handled).toEqual([1, 2, 3, 4, 5]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(onFailure).not.toHaveBeenCalled();
    const empty = setUp();
    empty.paint();
    expect(empty.load).toHaveBeenCalledTimes(1);
  });

  it('loads again at the next item after a failure, loses no item and reports one failure', async () => {
    const { handled, load, onFailure, add, paint, succeed, fail } = setUp();
    add(1);
    paint();
    add(2);
    await fail();
    expect(load).toHaveBeenCalledTimes(1);
    add(3);
    await fail();
    add(4, 5);
    expect(load).toHaveBeenCalledTimes(3);
    await succeed();
    add(6);
    await succeed();
    expect(handled).toEqual([1, 2, 3, 4, 5, 6]);
    expect(load).toHaveBeenCalledTimes(3);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('keeps the earliest items when it is full', async () => {
    const { handled, add, paint, succeed } = setUp(2);
    add(1, 2, 3);
    paint();
    await succeed();
    expect(handled).toEqual([1, 2]);
  });
});
