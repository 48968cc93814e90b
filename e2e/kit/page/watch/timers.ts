import { moment, note } from '../journal';
import { callerInSegment, watchCalls, watchConstructor } from './calls';

interface Started {
  readonly what: string;
  readonly at: string;
}

/** Timers that code of the segment started and that have neither ended nor been cleared. */
const running = new Map<number, Started>();

/** What a segment starts ends with the step: no timer and no request may run on when its parts are gone. */
export function watchTimers(): void {
  const { setTimeout, setInterval, clearTimeout } = window;
  const start = (what: string, begin: (run: () => void, ms?: number) => number) => {
    const started = (run: unknown, ms?: number, ...args: unknown[]): number => {
      const at = callerInSegment(started);
      if (!at || typeof run !== 'function') return Reflect.apply(begin, window, [run, ms, ...args]);
      const id = begin(() => {
        if (what === 'timer') running.delete(id);
        run(...args);
      }, ms);
      running.set(id, { what: `${what} of ${ms ?? 0} ms`, at });
      return id;
    };
    return started;
  };
  const stop = (id: number | undefined) => {
    if (id !== undefined) running.delete(id);
    clearTimeout(id);
  };
  Object.assign(window, {
    setTimeout: start('timer', setTimeout),
    setInterval: start('interval', setInterval),
    clearTimeout: stop,
    clearInterval: stop,
  });

  const request = ({ args: [sent], by }: { readonly args: readonly unknown[]; readonly by: string | undefined }) => {
    if (by && moment() === 'gone') note('running', `sends a request to ${addressOf(sent)}`, by);
  };
  watchCalls(window, ['fetch'], () => request);
  watchCalls(Navigator.prototype, ['sendBeacon'], () => request);
  watchCalls(
    XMLHttpRequest.prototype,
    ['open'],
    () =>
      ({ args: [, address], by }) =>
        request({ args: [address], by }),
  );
  for (const name of ['WebSocket', 'EventSource']) watchConstructor(name, request);
}

/** Notes, once, the timers of the segment that run although its parts are gone. */
export function noteRunningTimers(): void {
  for (const { what, at } of running.values()) note('running', `has an ${what}`.replace('an timer', 'a timer'), at);
  running.clear();
}

function addressOf(sent: unknown): string {
  return sent instanceof Request ? sent.url : String(sent);
}
