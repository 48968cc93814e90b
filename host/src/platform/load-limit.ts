import { AppError } from '@consorcio/shared/errors';

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

/** Code of the host that is loading. Rejects with `segment.unreachable` or `segment.timeout`. */
export function hostCode<T>(loading: Promise<T>): Promise<T> {
  const missing = (code: 'segment.timeout' | 'segment.unreachable', cause?: unknown) =>
    new AppError(code, 'Code of the host did not load.', { cause });
  const loaded = loading.catch((cause: unknown) => {
    throw missing('segment.unreachable', cause);
  });
  return loadedInTime(loaded, () => missing('segment.timeout'));
}

/** The result of the work, or the error of `late` after `ms`. A result that arrives later is ignored. */
export function withTimeLimit<T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
