// The first script on the kit's page, before any code can keep a reference to the functions that are replaced here.
import type { Alive } from './contract';

/** Objects that exist once on every page. A listener on them must be removed. */
const shared: ReadonlySet<EventTarget> = new Set([window, document, document.documentElement]);

const listeners = new Map<string, Set<unknown>>();
const intervals = new Set<number>();
/** Each timer that has not run, and whether code of the segment started it. */
const timeouts = new Map<number, { readonly ms: number; readonly isOwn: boolean }>();
const frames = new Set<number>();
const observers = new Map<object, Set<unknown>>();
/** Writes to storages and to the history. */
export const writes: string[] = [];
/** One entry for each copy of a React renderer that started on the page. */
export const renderers: unknown[] = [];

/** A number for each target, so that it can be part of a key. */
const targets = new WeakMap<EventTarget, number>();
let known = 0;

function keyOf(target: EventTarget, type: string, options: unknown): string {
  const capture = typeof options === 'object' && options !== null ? 'capture' in options && options.capture : options;
  if (!targets.has(target)) targets.set(target, ++known);
  return `${targets.get(target)} ${type} ${Boolean(capture)}`;
}

const isShared = (target: EventTarget) => shared.has(target) || target === document.body;
const has = (options: unknown, name: string) =>
  typeof options === 'object' && options !== null && name in options && Boolean(Reflect.get(options, name));

const { addEventListener, removeEventListener } = EventTarget.prototype;
EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, options) {
  const target = this ?? window;
  if (listener && isShared(target) && !has(options, 'once')) {
    const key = keyOf(target, type, options);
    const held = listeners.get(key) ?? new Set();
    listeners.set(key, held.add(listener));
    if (has(options, 'signal')) {
      const { signal } = options as AddEventListenerOptions; // the browser refuses any other `signal`
      addEventListener.call(signal, 'abort', () => held.delete(listener), { once: true });
    }
  }
  addEventListener.call(target, type, listener, options);
};
EventTarget.prototype.removeEventListener = function (this: EventTarget, type, listener, options) {
  const target = this ?? window;
  if (isShared(target)) listeners.get(keyOf(target, type, options))?.delete(listener);
  removeEventListener.call(target, type, listener, options);
};

const page = {
  setInterval: window.setInterval.bind(window),
  setTimeout: window.setTimeout.bind(window),
  clearTimeout: window.clearTimeout.bind(window),
  requestAnimationFrame: window.requestAnimationFrame.bind(window),
  cancelAnimationFrame: window.cancelAnimationFrame.bind(window),
};
type Run = (...args: unknown[]) => void;

/** All code of the host, of its libraries and of the kit comes from the origin of this page. */
function isCalledBySegment(): boolean {
  const addresses = new Error().stack?.match(/https?:\/\/[^/]+/g) ?? [];
  return addresses.some((address) => address !== location.origin);
}

function forget(id: number | undefined) {
  if (id === undefined) return;
  intervals.delete(id);
  timeouts.delete(id);
  page.clearTimeout(id);
}

Object.assign(window, {
  setInterval(run: Run, ms?: number, ...args: unknown[]) {
    if (typeof run !== 'function') return page.setInterval(run, ms); // code in a text: the policy of the page allows or refuses it
    const id = page.setInterval(run, ms, ...args);
    intervals.add(id);
    return id;
  },
  setTimeout(run: Run, ms?: number, ...args: unknown[]) {
    if (typeof run !== 'function') return page.setTimeout(run, ms);
    const id = page.setTimeout(() => {
      timeouts.delete(id);
      run(...args);
    }, ms);
    timeouts.set(id, { ms: ms ?? 0, isOwn: isCalledBySegment() });
    return id;
  },
  clearInterval: forget,
  clearTimeout: forget,
  requestAnimationFrame(run: FrameRequestCallback) {
    const id = page.requestAnimationFrame((time) => {
      frames.delete(id);
      run(time);
    });
    frames.add(id);
    return id;
  },
  cancelAnimationFrame(id: number) {
    frames.delete(id);
    page.cancelAnimationFrame(id);
  },
});

for (const Observer of [ResizeObserver, IntersectionObserver, MutationObserver]) {
  const prototype: object = Observer.prototype;
  const original = (name: string): Run => Reflect.get(prototype, name);
  const [observe, disconnect] = [original('observe'), original('disconnect')];
  Object.assign(prototype, {
    observe(this: object, target: unknown, ...more: unknown[]) {
      observers.set(this, (observers.get(this) ?? new Set()).add(target));
      observe.call(this, target, ...more);
    },
    disconnect(this: object) {
      observers.delete(this);
      disconnect.call(this);
    },
  });
  if (!('unobserve' in prototype)) continue;
  const unobserve = original('unobserve');
  Object.assign(prototype, {
    unobserve(this: object, target: unknown) {
      observers.get(this)?.delete(target);
      if (observers.get(this)?.size === 0) observers.delete(this);
      unobserve.call(this, target);
    },
  });
}

for (const [what, owner, names] of [
  ['a storage of the browser', Storage.prototype, ['setItem', 'removeItem', 'clear']],
  ['the history', History.prototype, ['pushState', 'replaceState']],
] as const) {
  for (const name of names) {
    const original: Run = Reflect.get(owner, name);
    Reflect.set(owner, name, function (this: object, ...args: unknown[]) {
      if (!isOfHost(args[0]))
        writes.push(`${what}: ${name}(${name === 'clear' ? '' : String(args[name.endsWith('State') ? 2 : 0])})`);
      return Reflect.apply(original, this, args);
    });
  }
}

/** The host adds an entry to the history for each overlay. */
function isOfHost(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOverlay' in state;
}

// React registers each renderer with the developer tools.
Object.assign(window, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    renderers: new Map(),
    supportsFiber: true,
    inject: (renderer: unknown) => renderers.push(renderer),
    onCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    checkDCE: () => undefined,
  },
});

export function runningTimers() {
  return [...timeouts.values()];
}

export function alive(elements: number): Alive {
  return {
    listeners: [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    intervals: intervals.size,
    timeouts: timeouts.size,
    frames: frames.size,
    observers: observers.size,
    elements,
  };
}
