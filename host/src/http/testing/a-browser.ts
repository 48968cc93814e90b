import type { RawAnswer } from '@consorcio/shared/http';
import { createAnswersBetweenTabs, type PurchaseGuard, type Tabs } from '../answers-between-tabs';
import { isSuccess, timeoutMs } from './an-exchange';

interface Request {
  readonly tab: number;
  run(): Promise<void>;
  drop(): void;
}

/** Tabs of one browser: they share only locks and a channel. */
export function aBrowser(guard?: PurchaseGuard) {
  const queues = new Map<string, Request[]>();
  const channels: { readonly tab: number; readonly page: EventTarget }[] = [];
  const messages: unknown[] = [];
  let tabs = 0;

  function openTab(ofTab?: PurchaseGuard) {
    tabs += 1;
    const tab = tabs;
    const page = new EventTarget();
    channels.push({ tab, page });
    const channel = Object.assign(page, {
      postMessage(data: unknown) {
        messages.push(data);
        const copy: unknown = JSON.parse(JSON.stringify(data));
        for (const other of channels) {
          if (other.tab !== tab)
            setTimeout(() => other.page.dispatchEvent(new MessageEvent('message', { data: copy })));
        }
      },
    }) as unknown as Tabs['channel']; // an EventTarget has the same listeners
    const exchange = createAnswersBetweenTabs({ locks: locksOf(tab), channel }, ofTab);
    return {
      /** Sends by `send` unless an answer is known. A rejection does not count as unhandled. */
      ask(key: string, send: () => Promise<RawAnswer>, signal?: AbortSignal) {
        const answer = exchange(key, send, { isSuccess, timeoutMs, ...(signal && { signal }) });
        answer.catch(() => undefined);
        return answer;
      },
      channel,
      close: () => close(tab),
    };
  }

  function locksOf(tab: number): Tabs['locks'] {
    const request = (name: string, { signal }: LockOptions, work: () => Promise<unknown>) =>
      new Promise((resolve, reject) => {
        const queue = queues.get(name) ?? [];
        queues.set(name, queue);
        const entry: Request = {
          tab,
          run: () => work().then(resolve, reject),
          drop: () => void queue.splice(queue.indexOf(entry), 1),
        };
        signal?.addEventListener('abort', () => {
          if (queue[0] === entry || !queue.includes(entry)) return; // granted, or done
          entry.drop();
          reject(signal.reason);
        });
        queue.push(entry);
        if (queue[0] === entry) void grant(queue);
      });
    return { request: request as Tabs['locks']['request'] };
  }

  async function grant(queue: Request[]): Promise<void> {
    const first = queue[0];
    if (!first) return;
    await first.run();
    if (queue[0] !== first) return;
    first.drop();
    void grant(queue);
  }

  function close(tab: number): void {
    channels.splice(
      channels.findIndex((channel) => channel.tab === tab),
      1,
    );
    for (const queue of queues.values()) {
      const wasFirst = queue[0]?.tab === tab;
      for (const request of queue.filter((candidate) => candidate.tab === tab)) request.drop();
      if (wasFirst) void grant(queue);
    }
  }

  return { one: openTab(guard), two: openTab(guard), messages };
}
