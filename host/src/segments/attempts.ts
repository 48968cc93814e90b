import type { Build } from '../config/release';
import { tooLate } from './failed-load';

/** One request for a build. */
export interface BuildRequest<T> {
  /** The time limit, in ms of `Date.now()`. */
  readonly end: number;
  /** Starts an attempt, which has no time limit here: `count` is the number of earlier attempts for this address. */
  begin(count: number): Promise<T>;
  /** Whether another attempt would fail in the same way. */
  isFinal(error: unknown): boolean;
}

export interface Attempted<T> {
  readonly result: T;
  /** Whether it took more than one attempt. */
  readonly isRetry: boolean;
}

/** ms before an attempt that follows a failure: a server that refuses now rarely accepts at once. */
const PAUSE_MS = 250;
/** ms after which another attempt begins beside one that is still running. */
const BESIDE_MS = 1500;
/** How many attempts one request starts. */
const MAX_ATTEMPTS = 2;

/**
 * Gets builds by one or more attempts. A running attempt is never cancelled, since on a slow network the next one would be as
 * slow: an attempt that takes long gets another one beside it, at another address, and the first to finish wins. A request for a
 * build that is already loading waits for that attempt; a request whose time is over leaves the attempt running for the next one.
 */
export function createAttempts<T>() {
  /** By build: each running attempt and when it began. */
  const running = new Map<string, Map<Promise<T>, number>>();
  const counts = new Map<string, number>();

  /** Rejects with the error of the last attempt, or with `segment.timeout` when the time is over before any failed. */
  function request(build: Build, what: string, { end, begin, isFinal }: BuildRequest<T>): Promise<Attempted<T>> {
    const key = `${build.manifest} ${build.integrity}`;
    const attempts = running.get(key) ?? new Map<Promise<T>, number>();
    running.set(key, attempts);
    return new Promise((resolve, reject) => {
      const timers: ReturnType<typeof setTimeout>[] = [];
      let begun = 0;
      let pending = 0;
      let failure: unknown;
      const later = (ms: number, run: () => void) => timers.push(setTimeout(run, ms));
      const settle = (finish: () => void) => {
        for (const timer of timers) clearTimeout(timer);
        begun = MAX_ATTEMPTS;
        finish();
      };
      const follow = (attempt: Promise<T>, isRetry: boolean) => {
        pending += 1;
        attempt.then(
          (result) => settle(() => resolve({ result, isRetry })),
          (error: unknown) => {
            failure = error;
            pending -= 1;
            if (pending > 0) return;
            if (begun < MAX_ATTEMPTS && !isFinal(error)) later(PAUSE_MS, start);
            else settle(() => reject(error));
          },
        );
      };
      const start = () => {
        if (begun === MAX_ATTEMPTS) return;
        begun += 1;
        const count = counts.get(build.manifest) ?? 0;
        counts.set(build.manifest, count + 1);
        const attempt = begin(count).finally(() => attempts.delete(attempt));
        attempts.set(attempt, Date.now());
        follow(attempt, begun > 1 || failure !== undefined);
      };
      later(end - Date.now(), () => settle(() => reject(failure ?? tooLate(what))));
      later(BESIDE_MS, start);
      const isFresh = [...attempts.values()].some((began) => Date.now() - began < BESIDE_MS);
      for (const attempt of attempts.keys()) follow(attempt, false);
      if (!isFresh) start();
    });
  }

  return { request };
}
