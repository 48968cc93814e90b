import type { Build } from '../config/release';
import { tooLate } from './failed-load';

/** ms before a try that follows a failure: a server that refuses now seldom changes its mind at once. */
const PAUSE_MS = 250;
/** ms after which another try begins beside one that is still under way. */
const BESIDE_MS = 1500;
/** How many tries one wish begins. */
const MOST_TRIES = 2;

/** One wish for a build. */
export interface Wish<T> {
  /** By when, in ms of `Date.now()`, whoever wished hears of it. */
  readonly end: number;
  /** Begins a try, which may take as long as it takes: `count` is how many there were of this build before. */
  begin(count: number): Promise<T>;
  /** Whether trying again would change nothing. */
  isFinal(error: unknown): boolean;
  /** The tries of this wish were not enough at first. */
  onSecond(): void;
}

/**
 * Tries to get builds. Nothing under way is ever given up, since on a slow network the next try would be as slow: a try that takes
 * long gets another one beside it, at another address, and the first to come wins. Who wishes for a build that is under way
 * already waits for that; who waited to the end of their time leaves it running for the next one.
 */
export function createAttempts<T>() {
  /** By build: each try and when it began. */
  const underWay = new Map<string, Map<Promise<T>, number>>();
  const counts = new Map<string, number>();

  /** Rejects with what the last try threw, or with `segment.timeout` when the time is over before any is. */
  function wish(build: Build, what: string, { end, begin, isFinal, onSecond }: Wish<T>): Promise<T> {
    const key = `${build.manifest} ${build.integrity}`;
    const tries = underWay.get(key) ?? new Map<Promise<T>, number>();
    underWay.set(key, tries);
    return new Promise((resolve, reject) => {
      const timers: ReturnType<typeof setTimeout>[] = [];
      let begun = 0;
      let open = 0;
      let failure: unknown;
      const later = (ms: number, run: () => void) => timers.push(setTimeout(run, ms));
      const settle = (how: () => void) => {
        for (const timer of timers) clearTimeout(timer);
        begun = MOST_TRIES;
        how();
      };
      const follow = (attempt: Promise<T>, isSecond: boolean) => {
        open += 1;
        attempt.then(
          (come) =>
            settle(() => {
              if (isSecond) onSecond();
              resolve(come);
            }),
          (error: unknown) => {
            failure = error;
            open -= 1;
            if (open > 0) return;
            if (begun < MOST_TRIES && !isFinal(error)) later(PAUSE_MS, another);
            else settle(() => reject(error));
          },
        );
      };
      const another = () => {
        if (begun === MOST_TRIES) return;
        begun += 1;
        const count = counts.get(build.manifest) ?? 0;
        counts.set(build.manifest, count + 1);
        const attempt = begin(count).finally(() => tries.delete(attempt));
        tries.set(attempt, Date.now());
        follow(attempt, begun > 1 || failure !== undefined);
      };
      later(end - Date.now(), () => settle(() => reject(failure ?? tooLate(what))));
      later(BESIDE_MS, another);
      const isFresh = [...tries.values()].some((began) => Date.now() - began < BESIDE_MS);
      for (const attempt of tries.keys()) follow(attempt, false);
      if (!isFresh) another();
    });
  }

  return { wish };
}
