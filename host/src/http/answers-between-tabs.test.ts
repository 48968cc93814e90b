import type { RawAnswer } from '@consorcio/shared/http';
import { createAnswersBetweenTabs } from './answers-between-tabs';
import { aBrowser } from './testing/a-browser';
import { created, isSuccess, noAnswer, pass, refused, sender, timeoutMs } from './testing/an-exchange';

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
