import type { HttpClient } from '@consorcio/shared/http';
import type { ModelStorage } from '../tabs/model-storage';
import type { PageParts } from './page';

/** Kills a page after so many of its effects: the next ones never happen. An effect is a write, a request, a fact or a load. */
export class PowerSwitch {
  constructor(private left: number) {}

  get isOff(): boolean {
    return this.left <= 0;
  }

  /** The same parts of a page, which have no effect once the power is off. */
  connect(parts: PageParts): PageParts {
    return {
      ...parts,
      storage: this.connected(parts.storage),
      lasting: this.connected(parts.lasting),
      http: this.connectedHttp(parts.http),
      bus: { ...parts.bus, publish: (fact) => void this.run(() => parts.bus.publish(fact)) },
    };
  }

  private run<T>(effect: () => T): T | undefined {
    this.left -= 1;
    return this.left >= 0 ? effect() : undefined;
  }

  private connected<S extends ModelStorage>(storage: S): S {
    return Object.assign(Object.create(storage), {
      setItem: (key: string, value: string) => void this.run(() => storage.setItem(key, value)),
      removeItem: (key: string) => void this.run(() => storage.removeItem(key)),
    });
  }

  private connectedHttp(http: HttpClient): HttpClient {
    const never = new Promise<never>(() => undefined);
    return {
      get: (path, options) => this.run(() => http.get(path, options)) ?? never,
      post: (path, body, options) => this.run(() => http.post(path, body, options)) ?? never,
    };
  }
}
