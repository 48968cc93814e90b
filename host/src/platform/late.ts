import { AppError, type ErrorCode } from '@consorcio/shared/errors';

/** Code, and what it opens, that loads at its first use. */
export interface Late<T> {
  /** Loads it once, and again after a failure. Rejects with an `AppError`. */
  (): Promise<T>;
  /** It, once it has loaded. */
  present(): T | undefined;
  /** Calls `use` with it: now, or as soon as something else has loaded it. Only the last call waits. */
  keepUp(use: (value: T) => void): void;
}

/**
 * The one way in which a room loads later than the page.
 * @param code of the error when its code does not load. By default, nothing was sent.
 */
export function late<T>(load: () => Promise<T>, code: ErrorCode = 'network.offline'): Late<T> {
  let loading: Promise<T> | undefined;
  let present: T | undefined;
  let waiting: ((value: T) => void) | undefined;

  async function begin(): Promise<T> {
    try {
      present = await load();
      waiting?.(present);
      return present;
    } catch (cause) {
      loading = undefined;
      if (cause instanceof AppError) throw cause;
      throw new AppError(code, 'Code of the page did not load.', { cause });
    }
  }

  return Object.assign(
    () => {
      loading ??= begin();
      return loading;
    },
    {
      present: () => present,
      keepUp(use: (value: T) => void) {
        if (present === undefined) waiting = use;
        else use(present);
      },
    },
  );
}
