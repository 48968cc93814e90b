import { withTimeLimit } from './with-time-limit';

/** ms. A visitor reads about a failure within four seconds. */
let limitMs = 3000;

/** From now on loading code may take so many ms: the deployment says so. */
export function setLoadLimit(ms: number): void {
  limitMs = ms;
}

/** Code that is loading, or the error of `late` when it takes too long. */
export function loadedInTime<T>(loading: Promise<T>, late: () => Error): Promise<T> {
  return withTimeLimit(loading, limitMs, late);
}
