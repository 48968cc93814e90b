import type { ModelStorage } from './model-storage';

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

  /** The same storage, in which nothing is written once the power is off. */
  connected<S extends ModelStorage>(storage: S): S {
    return Object.assign(Object.create(storage), {
      setItem: (key: string, value: string) => void this.run(() => storage.setItem(key, value)),
      removeItem: (key: string) => void this.run(() => storage.removeItem(key)),
    });
  }
}
