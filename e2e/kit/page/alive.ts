// What code of the segment has started and not ended, and what the page still waits for.
import { watchCalls } from './caller';
import { found, moment } from './findings';

/** What is alive: its name, the place that started it, and the ms of a timer. */
const alive = new Map<unknown, { readonly what: string; readonly at: string; readonly ms: number | undefined }>();
/** What a place leaves so often grows; what is left once is a cache. */
const SEVERAL = 3;
/** Timers that may run on when parts are gone, because they end by themselves before a next one is drawn. */
const SHORT_MS = 60;
/** A time limit of the segment is so many times longer where a build and several walks share the processors. */
const PATIENCE = 4;
const TIME_LIMITS_MS = 5000;

function start(key: unknown, what: string, at: string | undefined, ms?: number): void {
  if (at && moment() !== 'loaded') alive.set(key, { what, at, ms });
}

/** Timers, what they are called, and what ends them. */
const timers = [
  ['setTimeout', 'a timer', 'clearTimeout clearInterval'],
  ['setInterval', 'an interval', 'clearTimeout clearInterval'],
  ['requestAnimationFrame', 'a frame', 'cancelAnimationFrame'],
  ['requestIdleCallback', 'idle work', 'cancelIdleCallback'],
] as const;
const waiting = new Map<string, number>();

for (const [name, what, ends] of timers) {
  const forget = (id: unknown) => {
    alive.delete(`${name} ${id}`);
    waiting.delete(`${name} ${id}`);
  };
  watchCalls(window, name, ({ args: [run, ms, ...more], at, go }) => {
    if (typeof run !== 'function') return go(); // code in a text: the policy refuses it
    const isTimer = name === 'setTimeout' || name === 'setInterval';
    const once = (...given: unknown[]) => {
      if (name !== 'setInterval') forget(id);
      run(...(isTimer ? more : given));
    };
    const length = isTimer ? Number(ms ?? 0) : 0;
    const id = go([once, at && length >= TIME_LIMITS_MS ? PATIENCE * length : ms]);
    start(`${name} ${id}`, isTimer ? `${what} of ${length} ms` : what, at, length);
    if (at && name !== 'setInterval') waiting.set(`${name} ${id}`, length);
    return id;
  });
  watchCalls(window, ends, ({ args, go }) => {
    forget(args[0]);
    return go();
  });
}

/** Numbers for targets and functions, so that they can be parts of a key. */
const numbers = new WeakMap<object, number>();
let known = 0;

function numberOf(of: unknown): number {
  if ((typeof of !== 'object' && typeof of !== 'function') || of === null) return 0;
  if (!numbers.has(of)) numbers.set(of, ++known);
  return numbers.get(of) ?? 0;
}

watchCalls(EventTarget.prototype, 'addEventListener removeEventListener', ({ name, self, args, at, go }) => {
  const target = self ?? window;
  const [type, run, how] = args;
  const { capture = how === true, once = false, signal }: AddEventListenerOptions = Object(how);
  const key = ['listener', numberOf(target), type, numberOf(run), capture].join(' ');
  const { body, documentElement } = document;
  const isOfPart = target instanceof Node && ![document, body, documentElement].includes(target as Document);
  if (name === 'removeEventListener') alive.delete(key);
  else if (at && !isOfPart && !once && !(target instanceof AbortSignal) && !signal?.aborted) {
    start(key, `a listener for ${type}`, at);
    signal?.addEventListener('abort', () => alive.delete(key), { once: true });
  }
  return go();
});

const targets = new WeakMap<object, Set<unknown>>();
for (const observer of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver', 'PerformanceObserver'])
  watchCalls(
    Reflect.get(window, observer).prototype,
    'observe unobserve disconnect',
    ({ name, self, args, at, go }) => {
      const observed = targets.get(Object(self)) ?? new Set();
      if (name === 'observe') {
        targets.set(Object(self), observed.add(args[0]));
        start(self, `a ${observer}`, at);
      } else if (name === 'disconnect') observed.clear();
      else observed.delete(args[0]);
      if (observed.size === 0) alive.delete(self);
      return go();
    },
  );

/** Whether a short timer of the segment is about to end by itself. */
export const isEnding = () => [...waiting.values()].some((ms) => ms <= SHORT_MS);

/** Notes what runs on although the parts are gone: a timer at once, anything else when its place has left it several times. */
export function noteLeft(): void {
  const times = new Map<string, number>();
  for (const [started, { what, at, ms }] of alive) {
    const left = (times.get(`${what} ${at}`) ?? 0) + 1;
    times.set(`${what} ${at}`, left);
    const says = `leaves ${what} that runs on when its part is gone. End it in the clean-up of the effect.`;
    if (ms !== undefined || left === SEVERAL) found('resources', says, { at });
    if (ms !== undefined) alive.delete(started);
  }
}

const requests = new Set<unknown>();
watchCalls(window, 'fetch', ({ go }) => {
  const answer = Promise.resolve(go());
  const end = () => void requests.delete(answer);
  requests.add(answer);
  answer.then(end, end);
  return answer;
});

new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(node instanceof HTMLScriptElement) || node.src === '') continue;
    requests.add(node);
    for (const event of ['load', 'error']) node.addEventListener(event, () => requests.delete(node), { once: true });
  }
}).observe(document.head, { childList: true });

/** Whether something arrives soon that may change what is shown. Timers of the segment count up to this many ms. */
export function isPending(root: Element, timersMs: number): boolean {
  return (
    requests.size > 0 ||
    root.querySelector('[role="img"][aria-label="Carregando"]') !== null ||
    [...root.querySelectorAll('img')].some((image) => !image.complete && image.loading !== 'lazy') ||
    [...waiting.values()].some((ms) => ms <= timersMs)
  );
}
