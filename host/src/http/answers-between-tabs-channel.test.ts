import { aBrowser } from './testing/a-browser';
import { created, pass, refused, sender } from './testing/an-exchange';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

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
});
