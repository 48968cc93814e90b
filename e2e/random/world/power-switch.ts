import type { ModelStorage } from '../../fixtures/model-storage';

/** Kills the pages after so many of their effects: the next ones never happen. An effect is a write, a request or a fact. */
export class PowerSwitch {
  left = Number.POSITIVE_INFINITY;

  get isOff(): boolean {
    return this.left <= 0;
  }

  run<T>(effect: () => T): T | undefined {
    this.left -= 1;
    return this.left >= 0 ? effect() : undefined;
  }
}

/** The same storage, whose writes happen only if `run` runs them. */
export function writtenBy<S extends ModelStorage>(storage: S, run: (write: () => void) => void): S {
  return Object.assign(Object.create(storage), {
    setItem: (key: string, value: string) => run(() => storage.setItem(key, value)),
    removeItem: (key: string) => run(() => storage.removeItem(key)),
  });
}
