import type { Tabs } from '@consorcio/host/purchases';
import { ModelStorage } from '../../fixtures/model-storage';

/** Gets null when the lock is not available. */
type Work = (lock: object | null) => Promise<unknown>;

interface LockRequest {
  readonly tab: number;
  run(): Promise<void>;
}

/** What the tabs of one browser share: local storage, Web Locks and channels. */
export class ModelBrowser {
  readonly lasting = new ModelStorage();
  private readonly queues = new Map<string, LockRequest[]>();
  private readonly pages = new Map<number, EventTarget>();
  private tabs = 0;

  /** A new tab, with its number. */
  open(): Tabs & { readonly tab: number } {
    this.tabs += 1;
    const tab = this.tabs;
    const page = new EventTarget();
    this.pages.set(tab, page);
    const channel = Object.assign(page, {
      postMessage: (data: unknown) => {
        for (const [other, target] of this.pages)
          if (other !== tab)
            queueMicrotask(() =>
              target.dispatchEvent(Object.assign(new Event('message'), { data: structuredClone(data) })),
            );
      },
    }) as unknown as Tabs['channel']; // an EventTarget has the same listeners
    const request = (name: string, ...rest: readonly [Work] | readonly [LockOptions, Work]) => {
      if (!this.pages.has(tab)) return new Promise(() => undefined); // its page is gone
      const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest;
      if (options.ifAvailable && this.queues.get(name)?.length) return work(null);
      return this.request(tab, name, options.signal, () => work({}));
    };
    return { tab, channel, locks: { request } as Tabs['locks'] }; // the product uses only these forms of it
  }

  /** Its locks go to the next tab, and it hears no more messages. */
  close(tab: number): void {
    this.pages.delete(tab);
    for (const [name, queue] of this.queues) {
      const wasFirst = queue[0]?.tab === tab;
      this.queues.set(
        name,
        queue.filter((entry) => entry.tab !== tab),
      );
      if (wasFirst) this.grant(name);
    }
  }

  private request(
    tab: number,
    name: string,
    signal: AbortSignal | undefined,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const entry: LockRequest = { tab, run: () => work().then(resolve, reject) };
      const queue = this.queues.get(name) ?? [];
      this.queues.set(name, [...queue, entry]);
      signal?.addEventListener('abort', () => {
        const waiting = this.queues.get(name) ?? [];
        if (waiting[0] === entry || !waiting.includes(entry)) return; // it has the lock, or has had it
        this.queues.set(
          name,
          waiting.filter((other) => other !== entry),
        );
        reject(signal.reason);
      });
      if (queue.length === 0) this.grant(name);
    });
  }

  private grant(name: string): void {
    const [first] = this.queues.get(name) ?? [];
    void first?.run().then(() => {
      const queue = this.queues.get(name) ?? [];
      if (queue[0] !== first) return; // its tab was closed meanwhile
      this.queues.set(name, queue.slice(1));
      this.grant(name);
    });
  }
}
