import type { Presence, WatchPresence } from '@consorcio/shared/flow';
import { failuresThatCount, pagePresence } from './presence';

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
