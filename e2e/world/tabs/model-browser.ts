import type { Tabs } from '@consorcio/host/memory';
import { aPromise } from '@consorcio/shared/testing';
import { ModelStorage } from '../../pages/fixtures/model-storage';

/** Gets null when the lock is not available. */
type Work = (lock: object | null) => Promise<unknown>;

/** The first request for a name has its lock. */
interface LockRequest {
  readonly tab: number;
  readonly name: string;
  run(): Promise<void>;
}

/** What the tabs of one browser share: local storage, Web Locks and channels. */
export class ModelBrowser {
  readonly lasting = new ModelStorage();
  private requests: readonly LockRequest[] = [];
  private readonly pages = new Map<number, EventTarget>();
  private tabs = 0;

  /** A new tab, with its number. */
  open(): Tabs & { readonly tab: number } {
    this.tabs += 1;
    const tab = this.tabs;
    const page = new EventTarget();
    this.pages.set(tab, page);
    const postMessage = (data: unknown) => {
      const others = [...this.pages].filter(([other]) => other !== tab);
      const event = () => new MessageEvent('message', { data: structuredClone(data) });
      for (const [, target] of others) queueMicrotask(() => target.dispatchEvent(event()));
    };
    const channel = Object.assign(page, { postMessage }) as unknown as Tabs['channel']; // an EventTarget has the same listeners
    const request = (name: string, ...rest: readonly [Work] | readonly [LockOptions, Work]) => {
      const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest;
      if (!this.pages.has(tab)) return new Promise(() => undefined); // its page is gone
      if (options.ifAvailable && this.holder(name)) return work(null);
      return this.request(tab, name, options.signal, () => work({}));
    };
    return { tab, channel, locks: { request } as Tabs['locks'] }; // the product uses only these forms of it
  }

  /** Its locks go to the next tab, and it hears no more messages. */
  close(tab: number): void {
    this.pages.delete(tab);
    const own = this.requests.filter((request) => request.tab === tab);
    for (const entry of own.toReversed()) this.remove(entry); // those that wait first: they get no lock
  }

  private holder(name: string): LockRequest | undefined {
    return this.requests.find((request) => request.name === name);
  }

  private request(tab: number, name: string, signal: AbortSignal | undefined, work: () => Promise<unknown>) {
    const { promise, resolve, reject } = aPromise();
    const entry: LockRequest = { tab, name, run: () => work().then(resolve, reject) };
    this.requests = [...this.requests, entry];
    signal?.addEventListener('abort', () => {
      if (this.holder(name) === entry || !this.requests.includes(entry)) return; // it has the lock, or has had it
      this.remove(entry);
      reject(signal.reason);
    });
    if (this.holder(name) === entry) this.grant(entry);
    return promise;
  }

  private grant(entry: LockRequest): void {
    void entry.run().then(() => this.remove(entry));
  }

  /** The lock of a request that had it goes to the next one. */
  private remove(entry: LockRequest): void {
    const before = this.holder(entry.name);
    this.requests = this.requests.filter((request) => request !== entry);
    const next = this.holder(entry.name);
    if (next && next !== before) this.grant(next);
  }
}
