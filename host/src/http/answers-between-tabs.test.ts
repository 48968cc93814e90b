import { AppError } from '@consorcio/shared/errors';
import type { RawAnswer } from '@consorcio/shared/http';
import { someLocks } from '../testing/some-locks';
import { createAnswersBetweenTabs, createGuardedExchange, type Tabs } from './answers-between-tabs';

const created: RawAnswer = { status: 201, data: '{"data":{"propostaID":7}}' };
const refused: RawAnswer = { status: 400, data: '{"errors":["Não."]}' };
const isSuccess = ({ status, data }: RawAnswer) => status < 300 && String(data).startsWith('{"data"');
const timeoutMs = 20_000;

const sender = (answer: () => RawAnswer = () => created) =>
  jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return answer();
  });
const noAnswer = () => new Promise<RawAnswer>(() => undefined);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Two tabs of one browser: they share only locks and a channel. */
function aBrowser() {
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
    const exchange = createAnswersBetweenTabs({ locks: locks.locksOf(tab), channel });
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

async function after(ms: number, answer: Promise<RawAnswer>) {
  await pass(ms);
  return answer;
}

describe('Answers between tabs', () => {
  it('sends once when two tabs send the same request at once, and uses its own answer without asking other tabs', async () => {
    const { one, two, messages } = aBrowser();
    const [first, second] = [sender(), sender()];
    const answers = [one.ask('j:proposta:1', first), two.ask('j:proposta:1', second)];
    await pass(2000);
    await expect(Promise.all(answers)).resolves.toEqual([created, created]);
    messages.length = 0;
    await expect(one.ask('j:proposta:1', first)).resolves.toEqual(created);
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    expect(messages).toEqual([]);
  });

  it('sends after a short question when no other tab has an answer, and different requests apart', async () => {
    const { one, two } = aBrowser();
    const [first, second] = [sender(), sender()];
    const answers = [one.ask('k1', first), two.ask('k2', second)];
    await pass(150);
    for (const send of [first, second]) expect(send).toHaveBeenCalledTimes(1);
    await pass(1000);
    await expect(Promise.all(answers)).resolves.toEqual([created, created]);
  });

  const lost = () => {
    throw Object.assign(new Error('lost'), { code: 'ERR_NETWORK' });
  };
  it.each<[string, () => RawAnswer]>([
    ['refused', () => refused],
    ['answered with an unreadable body', () => ({ status: 200, data: '<!doctype html>' })],
    ['lost', lost],
  ])('lets the second tab send when the request of the first one was %s', async (_how, outcome) => {
    const { one, two } = aBrowser();
    const [second, again] = [sender(), sender()];
    void one.ask('k', sender(outcome));
    await expect(after(5000, two.ask('k', second))).resolves.toEqual(created);
    expect(second).toHaveBeenCalledTimes(1);

    void one.ask('k', again); // the first tab now gets the answer of the second
    await pass(500);
    expect(again).not.toHaveBeenCalled();
  });

  it.each([
    ['lets the second tab send when the first one is closed', 500, 1],
    ['rejects, and never sends, when another tab hangs', timeoutMs + 3000, 0],
  ])('%s', async (_, ms, sent) => {
    const { one, two } = aBrowser();
    const second = sender();
    void one.ask('k', noAnswer);
    const answer = two.ask('k', second);
    await pass(ms);
    expect(second).not.toHaveBeenCalled();
    one.close();
    await pass(timeoutMs);
    if (sent) await expect(answer).resolves.toEqual(created);
    else await expect(answer).rejects.toMatchObject({ code: 'network.timeout' });
    expect(second).toHaveBeenCalledTimes(sent);
  });

  it('does not limit the time of its own request', async () => {
    const slow = () => new Promise<RawAnswer>((resolve) => setTimeout(resolve, 60_000, created));
    await expect(after(61_000, aBrowser().one.ask('k', slow))).resolves.toEqual(created);
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
    await expect(after(1000, exchange('k', send, { isSuccess, timeoutMs }))).resolves.toEqual(created);
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

// One after the other, and only those that are admitted: the random journeys in several tabs.
describe('the payments of one purchase, where tabs cannot communicate', () => {
  it('do not go out when the stored one says so, and the reason is passed on', async () => {
    const send = sender();
    const admit = () => {
      throw new AppError('purchase.elsewhere', 'Another tab has it.');
    };
    const exchange = createGuardedExchange({ purchaseOf: () => 'j:1001', admit });
    const sent = exchange('j:pix:1', send, { isSuccess, timeoutMs });
    await expect(sent).rejects.toMatchObject({ code: 'purchase.elsewhere' });
    expect(send).not.toHaveBeenCalled();
  });

  it('go out when none of them is one', async () => {
    const exchange = createGuardedExchange({ purchaseOf: () => undefined, admit: () => undefined });
    await expect(after(1000, exchange('k', sender(), { isSuccess, timeoutMs }))).resolves.toEqual(created);
  });
});
