import { AppError } from '@consorcio/shared/errors';
import type { RawAnswer } from '@consorcio/shared/http';
import { createAnswersBetweenTabs, createGuardedExchange, type PurchaseGuard, type Tabs } from './answers-between-tabs';
import { someLocks } from './testing/some-locks';

const created: RawAnswer = { status: 201, data: '{"data":{"propostaID":7}}' };
const refused: RawAnswer = { status: 400, data: '{"errors":["Não."]}' };
const isSuccess = ({ status, data }: RawAnswer) => status < 300 && String(data).startsWith('{"data"');
const timeoutMs = 20_000;

/** A request that is answered after a second. */
const sender = (answer: () => RawAnswer = () => created) =>
  jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return answer();
  });
const noAnswer = () => new Promise<RawAnswer>(() => undefined);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Two tabs of one browser: they share only locks and a channel. */
function aBrowser(guard?: PurchaseGuard) {
  const locks = someLocks();
  const pages = new Map<number, EventTarget>();
  const messages: unknown[] = [];

  function openTab(tab: number) {
    const channel = Object.assign(new EventTarget(), {
      postMessage(data: unknown) {
        messages.push(data);
        const copy: unknown = JSON.parse(JSON.stringify(data));
        for (const [other, page] of pages) {
          if (other !== tab) setTimeout(() => page.dispatchEvent(new MessageEvent('message', { data: copy })));
        }
      },
    }) as unknown as Tabs['channel']; // an EventTarget has the same listeners
    pages.set(tab, channel as unknown as EventTarget);
    const exchange = createAnswersBetweenTabs({ locks: locks.locksOf(tab), channel }, guard);
    return {
      /** Sends by `send` unless an answer is known. A rejection does not count as unhandled. */
      ask(key: string, send: () => Promise<RawAnswer>, signal?: AbortSignal) {
        const answer = exchange(key, send, { isSuccess, timeoutMs, ...(signal && { signal }) });
        answer.catch(() => undefined);
        return answer;
      },
      channel,
      close() {
        pages.delete(tab);
        locks.close(tab);
      },
    };
  }
  return { one: openTab(1), two: openTab(2), messages };
}

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

  it('sends after a short question when no other tab has an answer, and different requests apart', async () => {
    const { one, two } = aBrowser();
    const [first, second] = [sender(), sender()];
    const answers = Promise.all([one.ask('k1', first), two.ask('k2', second)]);
    await pass(150);
    for (const send of [first, second]) expect(send).toHaveBeenCalledTimes(1);
    await pass(1000);
    await expect(answers).resolves.toEqual([created, created]);
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
    void one.ask('k', noAnswer);
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
    void one.ask('k', noAnswer);
    const answer = two.ask('k', second);
    await pass(timeoutMs + 3000);
    await expect(answer).rejects.toMatchObject({ code: 'network.timeout' });
    one.close();
    await pass(timeoutMs);
    expect(second).not.toHaveBeenCalled();
  });

  it('does not limit the time of its own request', async () => {
    const slow = () => new Promise<RawAnswer>((resolve) => setTimeout(resolve, 60_000, created));
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

describe('The channel of answers between tabs', () => {
  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'k'],
    ['no answer', { reply: 'k' }],
    ['an answer that is not a text', { reply: 'k', status: 201, data: { data: 7 } }],
    ['an answer to another question', { reply: 'other', ...created }],
    ['a refusal', { reply: 'k', ...refused }],
    ['an answer that this call cannot read', { reply: 'k', status: 201, data: '{"lead":1}' }],
    ['a question without a key', { question: 7 }],
    ['an answer before the question', { reply: 'k', status: 200, data: '{"data":"forged"}' }],
  ])('ignores a message with %s', async (what, message) => {
    const { one, two } = aBrowser();
    const send = sender();
    if (what.includes('before')) {
      two.channel.postMessage(message);
      await pass(10);
    }
    const answer = one.ask('k', send);
    if (!what.includes('before')) two.channel.postMessage(message);
    await pass(2000);
    await expect(answer).resolves.toEqual(created);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('sends only keys and answers over the channel', async () => {
    const { one, two, messages } = aBrowser();
    const send = sender(() => ({ ...created, config: { data: '4111111111111111' } }));
    void one.ask('k', send);
    void two.ask('k', sender());
    await pass(3000);
    expect(messages).toEqual([{ question: 'k' }, { question: 'k' }, { reply: 'k', ...created }]);
  });
});

describe('the payments of one purchase', () => {
  const purchaseOf = () => 'j:1001';
  const notAdmitted = () => {
    throw new AppError('purchase.elsewhere', 'Another tab has it.');
  };

  it('go out one after the other, whatever their keys, and each asks whether it may', async () => {
    const admitted: string[] = [];
    const { one, two } = aBrowser({ purchaseOf, admit: (key) => void admitted.push(key) });
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

  it.each([
    ['another tab has one', aBrowser({ purchaseOf, admit: notAdmitted }).one.ask],
    [
      'the stored one says so, also where tabs cannot communicate',
      (key: string, send: () => Promise<RawAnswer>) =>
        createGuardedExchange({ purchaseOf, admit: notAdmitted })(key, send, { isSuccess, timeoutMs }),
    ],
  ])('do not go out when %s, and the reason is passed on', async (_, ask) => {
    const send = sender();
    const answer = expect(ask('j:pix:1', send)).rejects.toMatchObject({ code: 'purchase.elsewhere' });
    await pass(200);
    await answer;
    expect(send).not.toHaveBeenCalled();
  });

  it('go out where tabs cannot communicate and none of them is one', async () => {
    const exchange = createGuardedExchange({ purchaseOf: () => undefined, admit: () => undefined });
    const answer = exchange('k', sender(), { isSuccess, timeoutMs });
    await pass(1000);
    await expect(answer).resolves.toEqual(created);
  });
});
