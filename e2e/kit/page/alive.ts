// What code of the segment has started and not ended, and what the page still waits for.
import { callerOf, watchCalls } from './caller';
import { found, moment } from './findings';

interface Started {
  readonly what: string;
  readonly at: string;
  /** ms, of a timer. */
  readonly ms?: number;
}

const alive = new Map<unknown, Started>();
/** What a place leaves so often grows; what is left once is a cache. */
const SEVERAL = 3;
/** Timers that may run on when parts are gone, because they end by themselves before a next one is drawn. */
const SHORT_MS = 60;

function start(key: unknown, what: string, at: string | undefined, ms?: number): void {
  if (at && moment() !== 'loaded') alive.set(key, { what, at, ...(ms !== undefined && { ms }) });
}

const timers = {
  setTimeout: 'a timer',
  setInterval: 'an interval',
  requestAnimationFrame: 'a frame',
  requestIdleCallback: 'idle work',
};
const waiting = new Map<string, number>();

function forget(key: string): void {
  alive.delete(key);
  waiting.delete(key);
}

for (const [name, what] of Object.entries(timers)) {
  const original: (run: (...args: unknown[]) => void, ms?: number) => number = Reflect.get(window, name).bind(window);
  Reflect.set(window, name, function begin(run: unknown, ms?: number, ...args: unknown[]): number {
    if (typeof run !== 'function') return Reflect.apply(original, window, [run, ms, ...args]); // code in a text: the policy refuses it
    const at = callerOf(begin);
    const id = original((...given) => {
      if (name !== 'setInterval') end();
      run(...(name === 'setTimeout' || name === 'setInterval' ? args : given));
    }, ms);
    const key = `${name} ${id}`;
    const end = () => forget(key);
    const length = name.startsWith('set') ? Number(ms ?? 0) : 0;
    start(key, name.startsWith('set') ? `${what} of ${length} ms` : what, at, length);
    if (at && name !== 'setInterval') waiting.set(key, length);
    return id;
  });
}
for (const [name, begun] of Object.entries({
  clearTimeout: 'setTimeout setInterval',
  clearInterval: 'setTimeout setInterval',
  cancelAnimationFrame: 'requestAnimationFrame',
  cancelIdleCallback: 'requestIdleCallback',
})) {
  const original: (id: number) => void = Reflect.get(window, name).bind(window);
  Reflect.set(window, name, (id: number) => {
    for (const each of begun.split(' ')) forget(`${each} ${id}`);
    original(id);
  });
}

/** Numbers for targets and functions, so that they can be parts of a key. */
const numbers = new WeakMap<object, number>();
let known = 0;
function numberOf(of: unknown): number {
  if (typeof of !== 'object' && typeof of !== 'function') return 0;
  if (of === null) return 0;
  if (!numbers.has(of)) numbers.set(of, ++known);
  return numbers.get(of) ?? 0;
}

const keyOfListener = (target: unknown, [type, run, how]: readonly unknown[]) =>
  [
    'listener',
    numberOf(target),
    type,
    numberOf(run),
    Boolean(typeof how === 'object' ? Reflect.get(how ?? {}, 'capture') : how),
  ].join(' ');
watchCalls(EventTarget.prototype, 'addEventListener', (_, { self, args, at, go }) => {
  const target = self ?? window;
  const isOfPart =
    target instanceof Node && target !== document && target !== document.body && target !== document.documentElement;
  const { once = false, signal } = Object(args[2]) as AddEventListenerOptions; // any value gives an object
  if (!isOfPart && !once && !(target instanceof AbortSignal) && !signal?.aborted) {
    const key = keyOfListener(target, args);
    start(key, `a listener for ${args[0]}`, at);
    signal?.addEventListener('abort', () => alive.delete(key), { once: true });
  }
  return go();
});
const { removeEventListener } = EventTarget.prototype;
EventTarget.prototype.removeEventListener = function remove(
  this: EventTarget,
  ...args: Parameters<typeof removeEventListener>
) {
  alive.delete(keyOfListener(this ?? window, args));
  return removeEventListener.apply(this ?? window, args);
};

const targets = new Map<unknown, Set<unknown>>();
for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver', 'PerformanceObserver']) {
  const { prototype } = Reflect.get(window, name);
  const end = (observer: unknown) => {
    alive.delete(observer);
    targets.delete(observer);
  };
  watchCalls(prototype, 'observe', (_, { self, args, at, go }) => {
    targets.set(self, (targets.get(self) ?? new Set()).add(args[0]));
    start(self, `a ${name}`, at);
    return go();
  });
  watchCalls(prototype, 'disconnect', (_, { self, go }) => {
    end(self);
    return go();
  });
  watchCalls(prototype, 'unobserve', (_, { self, args, go }) => {
    targets.get(self)?.delete(args[0]);
    if (targets.get(self)?.size === 0) end(self);
    return go();
  });
}

/** Whether a short timer of the segment is about to end by itself. */
export function isEnding(): boolean {
  return [...waiting.values()].some((ms) => ms <= SHORT_MS);
}

/** Notes what runs on although the parts are gone: a timer at once, anything else when its place has left it several times. */
export function noteLeft(): void {
  const times = new Map<string, number>();
  for (const [started, { what, at, ms }] of alive) {
    const key = `${what} ${at}`;
    times.set(key, (times.get(key) ?? 0) + 1);
    if (ms === undefined ? times.get(key) === SEVERAL : true)
      found('resources', `leaves ${what} that runs on when its part is gone. End it in the clean-up of the effect.`, {
        at,
      });
    if (ms !== undefined) alive.delete(started);
  }
}

const requests = new Set<unknown>();
const { fetch } = window;
window.fetch = function fetchAndCount(...given) {
  const answer = fetch.apply(window, given);
  const end = () => void requests.delete(answer);
  requests.add(answer);
  answer.then(end, end);
  return answer;
};
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
