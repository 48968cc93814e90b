import { AppError } from '@consorcio/shared/errors';
import type { RawAnswer } from '@consorcio/shared/http';
import { createAnswersBetweenTabs, createGuardedExchange, type PurchaseGuard, type Tabs } from './answers-between-tabs';

const created: RawAnswer = { status: 201, data: '{"data":{"propostaID":7}}' };
const refused: RawAnswer = { status: 400, data: '{"errors":["Não."]}' };
const isSuccess = ({ status, data }: RawAnswer) => status < 300 && String(data).startsWith('{"data"');
const timeoutMs = 20_000;

interface Request {
  readonly tab: number;
  run(): Promise<void>;
  drop(): void;
}

/** Tabs of one browser: they share only locks and a channel. */
function aBrowser(guard?: PurchaseGuard) {
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

/** A request that is answered after a second. */
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

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('Answers between tabs', () => {
  it('sends once when two tabs send the same request at once, and both get the answer', async () => {
    const { one, two } = aBrowser();
    const [first, second] = [sender(), sender()];
    const answers = Promise.all([one.ask('j:proposta:1', first), two.ask('j:proposta:1', second)]);
    await pass(2000);

    await expect(answers).resolves.toEqual([created, created]);
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).not.toHaveBeenCalled();
  });

  it('uses an answer that another tab got long ago', async () => {
    const { one, two } = aBrowser();
    const second = sender();
    void one.ask('k', sender());
    await pass(60_000);
    const answer = two.ask('k', second);
    await pass(10);

    await expect(answer).resolves.toEqual(created);
    expect(second).not.toHaveBeenCalled();
  });

  it('uses its own answer again without asking other tabs', async () => {
    const { one, messages } = aBrowser();
    const send = sender();
    void one.ask('k', send);
    await pass(2000);
    messages.length = 0;

    await expect(one.ask('k', send)).resolves.toEqual(created);
    expect(send).toHaveBeenCalledTimes(1);
    expect(messages).toEqual([]);
  });

  it('sends after a short question when no other tab has an answer', async () => {
    const send = sender();
    const answer = aBrowser().one.ask('k', send);
    await pass(150);
    expect(send).toHaveBeenCalledTimes(1);
    await pass(1000);
    await expect(answer).resolves.toEqual(created);
  });

  it('keeps different requests apart', async () => {
    const { one, two } = aBrowser();
    const second = sender();
    void one.ask('k1', sender());
    void two.ask('k2', second);
    await pass(200);
    expect(second).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => RawAnswer]>([
    ['refused', () => refused],
    ['answered with an unreadable body', () => ({ status: 200, data: '<!doctype html>' })],
    [
      'lost',
      () => {
        throw Object.assign(new Error('lost'), { code: 'ERR_NETWORK' });
      },
    ],
  ])('lets the second tab send when the request of the first one was %s', async (_how, outcome) => {
    const { one, two } = aBrowser();
    const [second, again] = [sender(), sender()];
    void one.ask('k', sender(outcome));
    const answer = two.ask('k', second);
    await pass(5000);

    await expect(answer).resolves.toEqual(created);
    expect(second).toHaveBeenCalledTimes(1);
    void one.ask('k', again); // the first tab now gets the answer of the second
    await pass(500);
    expect(again).not.toHaveBeenCalled();
  });

  it('lets the second tab send when the first one is closed', async () => {
    const { one, two } = aBrowser();
    const second = sender();
    void one.ask('k', never);
    const answer = two.ask('k', second);
    await pass(500);
    expect(second).not.toHaveBeenCalled();

    one.close();
    await pass(2000);
    await expect(answer).resolves.toEqual(created);
  });

  it('rejects, and never sends, when another tab hangs', async () => {
    const { one, two } = aBrowser();
    const second = sender();
    void one.ask('k', never);
    const answer = two.ask('k', second);
    await pass(timeoutMs + 3000);

    await expect(answer).rejects.toMatchObject({ code: 'network.timeout' });
    one.close();
    await pass(timeoutMs);
    expect(second).not.toHaveBeenCalled();
  });

  it('does not limit the time of its own request', async () => {
    const slow = () => new Promise<RawAnswer>((resolve) => setTimeout(() => resolve(created), 60_000));
    const answer = aBrowser().one.ask('k', slow);
    await pass(61_000);
    await expect(answer).resolves.toEqual(created);
  });

  it('ends at once when it is cancelled while it waits, and never sends', async () => {
    const { one, two } = aBrowser();
    const abort = new AbortController();
    const second = sender();
    void one.ask('k', sender());
    const answer = two.ask('k', second, abort.signal);
    abort.abort(new Error('left'));

    await expect(answer).rejects.toThrow('left');
    await pass(5000);
    expect(second).not.toHaveBeenCalled();
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'k'],
    ['no answer', { reply: 'k' }],
    ['an answer that is not a text', { reply: 'k', status: 201, data: { data: 7 } }],
    ['an answer to another question', { reply: 'other', ...created }],
    ['a refusal', { reply: 'k', ...refused }],
    ['an answer that this call cannot read', { reply: 'k', status: 201, data: '{"lead":1}' }],
    ['a question without a key', { question: 7 }],
  ])('ignores a message with %s', async (_what, message) => {
    const { one, two } = aBrowser();
    const send = sender();
    const answer = one.ask('k', send);
    two.channel.postMessage(message);
    await pass(2000);

    await expect(answer).resolves.toEqual(created);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('ignores an answer without a question', async () => {
    const { one, two } = aBrowser();
    two.channel.postMessage({ reply: 'k', status: 200, data: '{"data":"forged"}' });
    await pass(10);
    const answer = one.ask('k', sender());
    await pass(2000);
    await expect(answer).resolves.toEqual(created);
  });

  it('sends only keys and answers over the channel', async () => {
    const { one, two, messages } = aBrowser();
    void one.ask(
      'k',
      sender(() => ({ ...created, config: { data: '4111111111111111' } })),
    );
    void two.ask('k', sender());
    await pass(3000);
    expect(messages).toEqual([{ question: 'k' }, { question: 'k' }, { reply: 'k', ...created }]);
  });

  it('sends without a lock where locks are forbidden', async () => {
    const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    const exchange = createAnswersBetweenTabs({ locks: { request }, channel: aBrowser().one.channel });
    const send = sender();
    const answer = exchange('k', send, { isSuccess, timeoutMs });
    await pass(1000);

    await expect(answer).resolves.toEqual(created);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('the payments of one purchase', () => {
  const notAdmitted = () => {
    throw new AppError('purchase.elsewhere', 'Another tab has it.');
  };

  it('go out one after the other, whatever their keys, and each asks whether it may', async () => {
    const admitted: string[] = [];
    const { one, two } = aBrowser({ purchaseOf: () => 'j:1001', admit: (key) => void admitted.push(key) });
    const [first, second] = [sender(), sender()];

    void one.ask('j:pix:1', first);
    void two.ask('j:cartao:1', second);
    await pass(500);
    expect(admitted).toEqual(['j:pix:1']);
    expect(second).not.toHaveBeenCalled();
    await pass(2000);
    expect(admitted).toEqual(['j:pix:1', 'j:cartao:1']);
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('do not go out when another tab has one, and the reason is passed on', async () => {
    const { one } = aBrowser({ purchaseOf: () => 'j:1001', admit: notAdmitted });
    const send = sender();

    const answer = one.ask('j:pix:1', send);
    await pass(200);
    await expect(answer).rejects.toMatchObject({ code: 'purchase.elsewhere' });
    expect(send).not.toHaveBeenCalled();
  });

  it('ask what is stored also where tabs cannot communicate', async () => {
    const send = sender();
    const call = { isSuccess, timeoutMs };
    const refusedBy = createGuardedExchange({ purchaseOf: () => 'j:1001', admit: notAdmitted });
    await expect(refusedBy('j:pix:1', send, call)).rejects.toMatchObject({ code: 'purchase.elsewhere' });
    expect(send).not.toHaveBeenCalled();

    const answer = createGuardedExchange({ purchaseOf: () => undefined, admit: () => undefined })('k', send, call);
    await pass(1000);
    await expect(answer).resolves.toEqual(created);
  });
});
