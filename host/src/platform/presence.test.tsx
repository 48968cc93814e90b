import type { Presence, WatchPresence } from '@consorcio/shared/flow';
import * as z from 'zod/mini';
import { jsonOf } from '../storage/json-of';
import { afterFirstPaint } from './after-first-paint';
import { createLateQueue } from './late-queue';
import { newId } from './new-id';
import { failuresThatCount, pagePresence } from './presence';
import { savesData } from './saves-data';
import { timeLimited } from './time-limit';

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

  function turn(state: DocumentVisibilityState) {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  }

  /** What is known when the page stays, and after how many ms of those that pass. */
  async function outcome(presence: Presence, passing: number) {
    let found: { wasAway: boolean; ms: number } | undefined;
    const began = Date.now();
    void presence.stays().then(() => {
      found = { wasAway: presence.wasAway(), ms: Date.now() - began };
    });
    await jest.advanceTimersByTimeAsync(passing);
    return found;
  }

  it.each<[string, readonly (keyof typeof signs)[], { wasAway: boolean; ms: number } | undefined]>([
    ['nothing happens', [], { wasAway: false, ms: 1000 }],
    ['it has just been loaded', ['is shown'], { wasAway: false, ms: 1000 }],
    ['the visitor was leaving it', ['leaves'], { wasAway: true, ms: 3000 }],
    ['it was hidden for a moment', ['is hidden', 'is in sight'], { wasAway: true, ms: 1000 }],
    ['it is hidden', ['is hidden'], undefined],
    ['it was frozen', ['is hidden', 'freezes', 'resumes'], { wasAway: true, ms: 1000 }],
    ['it is frozen', ['freezes'], undefined],
    [
      'it came from the back cache',
      ['leaves', 'goes into the back cache', 'is shown again'],
      { wasAway: true, ms: 1000 },
    ],
  ])('a page stays after a failure when %s', async (_how, happened, expected) => {
    const presence = watchPresence();
    for (const sign of happened) signs[sign]();

    expect(await outcome(presence, 20_000)).toEqual(expected);
  });

  it('a page that is left just after the failure, as in WebKit, does not stay', async () => {
    const presence = watchPresence();
    setTimeout(signs.leaves, 900);

    expect(await outcome(presence, 3800)).toBeUndefined();
  });

  it('a page on an iPhone, which says nothing of an attempt to leave, stays after as long as one that does', async () => {
    const supports = (condition: string) => condition === '-webkit-touch-callout: none';
    const ofIPhone = pagePresence({
      addEventListener: window.addEventListener.bind(window),
      document,
      performance,
      CSS: { supports },
    });

    expect(await outcome(ofIPhone(), 5000)).toEqual({ wasAway: false, ms: 3000 });
  });

  it('a page that is hidden when the call begins, and then in sight, was away', async () => {
    visibility = 'hidden';
    const presence = pagePresence()();
    signs['is in sight']();

    expect(await outcome(presence, 5000)).toEqual({ wasAway: true, ms: 1000 });
  });

  it('what happened before the call says nothing about it', async () => {
    signs['is hidden']();
    signs['is in sight']();

    expect(await outcome(watchPresence(), 5000)).toEqual({ wasAway: false, ms: 1000 });
  });

  it('a failure with an answer is told at once, another one when it counts', async () => {
    const told: string[] = [];
    const tellIfItCounts = failuresThatCount(watchPresence);
    tellIfItCounts({ code: 'http.failed', status: 500 }, () => told.push('failed'));
    tellIfItCounts({ code: 'network.lost' }, () => told.push('lost'));
    expect(told).toEqual(['failed']);

    await jest.advanceTimersByTimeAsync(1000);
    expect(told).toEqual(['failed', 'lost']);

    failuresThatCount(watchPresence)({ code: 'network.lost' }, () => told.push('left'));
    signs.leaves();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual(['failed', 'lost']);
  });
});

it('runs in a task after the next frame, not in the frame', () => {
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

const connectedBy = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

afterEach(() => connectedBy(undefined));

it.each([
  ['asks for it', { saveData: true }, true],
  ['does not ask for it', { saveData: false }, false],
  ['cannot say', undefined, false],
])('knows a visitor who %s: %j', (_, connection, expected) => {
  connectedBy(connection);

  expect(savesData()).toBe(expected);
});

describe('A time limit', () => {
  const { timeout } = AbortSignal;
  beforeEach(() => {
    jest.useFakeTimers();
    Reflect.deleteProperty(AbortSignal, 'timeout'); // as in Safari 15
  });
  afterEach(() => {
    jest.useRealTimers();
    AbortSignal.timeout = timeout;
  });

  it('aborts work that takes too long', async () => {
    const hanging = (signal: AbortSignal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

    const limited = timeLimited(30, hanging);
    jest.advanceTimersByTime(30);
    await expect(limited).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('returns the result of quick work, and aborts nothing later', async () => {
    let seen: AbortSignal | undefined;
    const quick = async (signal: AbortSignal) => {
      seen = signal;
      return 'done';
    };

    await expect(timeLimited(10, quick)).resolves.toBe('done');
    jest.advanceTimersByTime(30);
    expect(seen?.aborted).toBe(false);
  });
});

it('makes unique UUIDs, also without randomUUID', () => {
  jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  const ids = Array.from({ length: 2_000 }, newId);

  expect(z.array(z.uuidv4()).safeParse(ids).success).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('A late queue', () => {
  function setUp(limit?: number) {
    const handled: number[] = [];
    const loads: { succeed(): void; fail(): void }[] = [];
    const load = jest.fn(
      () =>
        new Promise<(item: number) => void>((resolve, reject) => {
          loads.push({
            succeed: () => resolve((item) => void handled.push(item)),
            fail: () => reject(new Error('ChunkLoadError')),
          });
        }),
    );
    const onFailure = jest.fn();
    let paint: () => void = () => undefined;
    const add = createLateQueue({
      load,
      afterFirstPaint: (run) => {
        paint = run;
      },
      onFailure,
      ...(limit !== undefined && { limit }),
    });
    return {
      handled,
      load,
      onFailure,
      paint: () => paint(),
      add: (...items: number[]) => items.forEach(add),
      /** Ends the last load and runs everything that waits for it. */
      async settle(result: 'succeed' | 'fail') {
        loads.at(-1)?.[result]();
        for (let tick = 0; tick < 9; tick += 1) await Promise.resolve();
      },
    };
  }

  describe('createLateQueue', () => {
    it('loads the handler after the first paint, with or without items', () => {
      const { load, add, paint } = setUp();
      add(1, 2);
      expect(load).not.toHaveBeenCalled();
      paint();
      expect(load).toHaveBeenCalledTimes(1);

      const empty = setUp();
      empty.paint();
      expect(empty.load).toHaveBeenCalledTimes(1);
    });

    it('hands over each item once and in order, also items that were added before the paint', async () => {
      const { handled, load, onFailure, add, paint, settle } = setUp();
      add(1, 2);
      paint();
      add(3);
      await settle('succeed');
      add(4, 5);
      await settle('succeed');

      expect(handled).toEqual([1, 2, 3, 4, 5]);
      expect(load).toHaveBeenCalledTimes(1);
      expect(onFailure).not.toHaveBeenCalled();
    });

    it('loads again at the next item after a failure, loses no item and reports one failure', async () => {
      const { handled, load, onFailure, add, paint, settle } = setUp();
      add(1);
      paint();
      add(2);
      await settle('fail');
      expect(load).toHaveBeenCalledTimes(1);

      add(3);
      await settle('fail');
      add(4, 5);
      expect(load).toHaveBeenCalledTimes(3);
      await settle('succeed');
      add(6);
      await settle('succeed');

      expect(handled).toEqual([1, 2, 3, 4, 5, 6]);
      expect(load).toHaveBeenCalledTimes(3);
      expect(onFailure).toHaveBeenCalledTimes(1);
    });

    it('keeps the earliest items when it is full', async () => {
      const { handled, add, paint, settle } = setUp(2);
      add(1, 2, 3);
      paint();
      await settle('succeed');
      expect(handled).toEqual([1, 2]);
    });
  });
});

it('writes the JSON of an object once', () => {
  const plans = { toJSON: jest.fn(() => ['Ana "A"', null]) };

  expect(jsonOf(plans)).toBe('["Ana \\"A\\"",null]');
  expect(jsonOf(plans)).toBe('["Ana \\"A\\"",null]');
  expect(plans.toJSON).toHaveBeenCalledTimes(1);
});
