import type { RawAnswer } from '@consorcio/shared/http';
import { createAnswersBetweenTabs, type Tabs } from './answers-between-tabs';

const created: RawAnswer = { status: 201, data: '{"data":{"propostaID":7}}' };
const refused: RawAnswer = { status: 400, data: '{"errors":["Não."]}' };
const isSuccess = ({ status, data }: RawAnswer) => status < 300 && String(data).startsWith('{"data"');
const timeoutMs = 20_000;

interface Request {
  readonly tab: number;
  run(): Promise<void>;
  drop(): void;
}

/** Tabs of one browser: they share locks and a channel, and nothing else. */
function aBrowser() {
  const queues = new Map<string, Request[]>();
  const channels: { readonly tab: number; readonly page: EventTarget }[] = [];
  const sentOver: unknown[] = [];
  let tabs = 0;

  function openTab() {
    tabs += 1;
    const tab = tabs;
    const page = new EventTarget();
    channels.push({ tab, page });
    const channel = Object.assign(page, {
      postMessage(data: unknown) {
        sentOver.push(data);
        const copy: unknown = JSON.parse(JSON.stringify(data));
        for (const other of channels) {
          if (other.tab !== tab)
            setTimeout(() => other.page.dispatchEvent(new MessageEvent('message', { data: copy })));
        }
      },
    }) as unknown as Tabs['channel']; // an EventTarget has the same listeners
    const exchange = createAnswersBetweenTabs({ locks: locksOf(tab), channel });
    return { exchange, channel, close: () => close(tab) };
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

  return { openTab, sentOver };
}

/** A server that answers after a second. */
const sender = (answer: () => RawAnswer = () => created) =>
  jest.fn(
    () =>
      new Promise<RawAnswer>((resolve, reject) => {
        setTimeout(() => {
          try {
            resolve(answer());
          } catch (error) {
            reject(error);
          }
        }, 1000);
      }),
  );
const never = () => new Promise<RawAnswer>(() => undefined);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Settles whenever it does, without counting as unhandled until then. */
function watched<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('Answers between tabs', () => {
  it('sends once when two tabs wish the same at once, and both have the answer', async () => {
    const { openTab } = aBrowser();
    const [one, two] = [openTab(), openTab()];
    const [first, second] = [sender(), sender()];

    const answers = Promise.all([
      one.exchange('j:proposta:1', first, { isSuccess, timeoutMs }),
      two.exchange('j:proposta:1', second, { isSuccess, timeoutMs }),
    ]);
    await pass(2000);

    await expect(answers).resolves.toEqual([created, created]);
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).not.toHaveBeenCalled();
  });

  it('asks a tab that was answered long ago', async () => {
    const { openTab } = aBrowser();
    const [one, two] = [openTab(), openTab()];
    const second = sender();
    void one.exchange('k', sender(), { isSuccess, timeoutMs });
    await pass(60_000);

    const answer = two.exchange('k', second, { isSuccess, timeoutMs });
    await pass(10);

    await expect(answer).resolves.toEqual(created);
    expect(second).not.toHaveBeenCalled();
  });

  it('gives the own answer again without asking anybody', async () => {
    const { openTab, sentOver } = aBrowser();
    const { exchange } = openTab();
    const send = sender();
    void exchange('k', send, { isSuccess, timeoutMs });
    await pass(2000);
    sentOver.length = 0;

    await expect(exchange('k', send, { isSuccess, timeoutMs })).resolves.toEqual(created);

    expect(send).toHaveBeenCalledTimes(1);
    expect(sentOver).toEqual([]);
  });

  it('sends alone after a short question', async () => {
    const { exchange } = aBrowser().openTab();
    const send = sender();
    const answer = exchange('k', send, { isSuccess, timeoutMs });

    await pass(150);
    expect(send).toHaveBeenCalledTimes(1);
    await pass(1000);
    await expect(answer).resolves.toEqual(created);
  });

  it('keeps different wishes apart', async () => {
    const { openTab } = aBrowser();
    const [one, two] = [openTab(), openTab()];
    const second = sender();
    void one.exchange('k1', sender(), { isSuccess, timeoutMs });
    void two.exchange('k2', second, { isSuccess, timeoutMs });
    await pass(200);

    expect(second).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => RawAnswer]>([
    ['refused', () => refused],
    ['answered with what nobody can read', () => ({ status: 200, data: '<!doctype html>' })],
    [
      'lost',
      () => {
        throw Object.assign(new Error('lost'), { code: 'ERR_NETWORK' });
      },
    ],
  ])('lets the second tab send when the first one was %s', async (_how, outcome) => {
    const { openTab } = aBrowser();
    const [one, two] = [openTab(), openTab()];
    const second = sender();

    const failing = watched(one.exchange('k', sender(outcome), { isSuccess, timeoutMs }));
    const answer = two.exchange('k', second, { isSuccess, timeoutMs });
    await pass(5000);

    await expect(answer).resolves.toEqual(created);
    expect(second).toHaveBeenCalledTimes(1);
    await failing.catch(() => undefined);
    const again = sender();
    void one.exchange('k', again, { isSuccess, timeoutMs }); // the first one now has it from the second
    await pass(500);
    expect(again).not.toHaveBeenCalled();
  });

  it('lets the second tab send when the first one is closed', async () => {
    const { openTab } = aBrowser();
    const [one, two] = [openTab(), openTab()];
    const second = sender();
    void one.exchange('k', never, { isSuccess, timeoutMs });
    const answer = two.exchange('k', second, { isSuccess, timeoutMs });
    await pass(500);
    expect(second).not.toHaveBeenCalled();

    one.close();
    await pass(2000);

    await expect(answer).resolves.toEqual(created);
  });

  it('gives up, and never sends, when another tab hangs', async () => {
    const { openTab } = aBrowser();
    const [one, two] = [openTab(), openTab()];
    const second = sender();
    void one.exchange('k', never, { isSuccess, timeoutMs });
    const answer = watched(two.exchange('k', second, { isSuccess, timeoutMs }));

    await pass(timeoutMs + 3000);

    await expect(answer).rejects.toMatchObject({ code: 'network.timeout' });
    one.close();
    await pass(timeoutMs);
    expect(second).not.toHaveBeenCalled();
  });

  it('does not cut short the own request, whose time limit is its own', async () => {
    const { exchange } = aBrowser().openTab();
    const slow = jest.fn(() => new Promise<RawAnswer>((resolve) => setTimeout(() => resolve(created), 60_000)));
    const answer = exchange('k', slow, { isSuccess, timeoutMs });

    await pass(61_000);

    await expect(answer).resolves.toEqual(created);
  });

  it('ends at once when it is called off while it waits, and never sends', async () => {
    const { openTab } = aBrowser();
    const [one, two] = [openTab(), openTab()];
    const abort = new AbortController();
    const second = sender();
    void one.exchange('k', sender(), { isSuccess, timeoutMs });
    const answer = watched(two.exchange('k', second, { isSuccess, timeoutMs, signal: abort.signal }));

    abort.abort(new Error('left'));

    await expect(answer).rejects.toThrow('left');
    await pass(5000);
    expect(second).not.toHaveBeenCalled();
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'k'],
    ['no answer', { reply: 'k' }],
    ['an answer that is no text', { reply: 'k', status: 201, data: { data: 7 } }],
    ['an answer to another question', { reply: 'other', ...created }],
    ['a refusal', { reply: 'k', ...refused }],
    ['what this call cannot read', { reply: 'k', status: 201, data: '{"lead":1}' }],
    ['a question about no key', { question: 7 }],
  ])('passes over a message of %s', async (_what, message) => {
    const { openTab } = aBrowser();
    const [one, stranger] = [openTab(), openTab()];
    const send = sender();
    const answer = one.exchange('k', send, { isSuccess, timeoutMs });

    stranger.channel.postMessage(message);
    await pass(2000);

    await expect(answer).resolves.toEqual(created);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('never takes an answer that nobody asked for', async () => {
    const { openTab } = aBrowser();
    const [one, stranger] = [openTab(), openTab()];
    stranger.channel.postMessage({ reply: 'k', status: 200, data: '{"data":"forged"}' });
    await pass(10);
    const send = sender();

    const answer = one.exchange('k', send, { isSuccess, timeoutMs });
    await pass(2000);

    await expect(answer).resolves.toEqual(created);
  });

  it('says over the channel keys and answers alone', async () => {
    const { openTab, sentOver } = aBrowser();
    const [one, two] = [openTab(), openTab()];
    const withMore = () => ({ ...created, config: { data: '4111111111111111' } });
    void one.exchange('k', sender(withMore), { isSuccess, timeoutMs });
    void two.exchange('k', sender(), { isSuccess, timeoutMs });
    await pass(3000);

    expect(sentOver).toEqual([{ question: 'k' }, { question: 'k' }, { reply: 'k', ...created }]);
  });

  it('just sends where locks are forbidden', async () => {
    const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    const { channel } = aBrowser().openTab();
    const exchange = createAnswersBetweenTabs({ locks: { request }, channel });
    const send = sender();

    const answer = exchange('k', send, { isSuccess, timeoutMs });
    await pass(1000);

    await expect(answer).resolves.toEqual(created);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
