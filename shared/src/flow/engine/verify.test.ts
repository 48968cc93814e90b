import { aBrand } from '../../testing/builders';
import { type EngineConversation, expectIgnored, startConversation } from '../../testing/conversation';
import { aNameQuestion, anyText, aRequest, bye, verify } from '../../testing/steps';
import { accept, refuse } from '../../validation';
import { optionsOf } from '../read-step';
import { specialistsOption } from '../specialists';
import type { Step } from '../step';

const ask = aNameQuestion({
  check: (typed) => (typed.trim() === '' ? refuse('Preencha.') : accept(typed.trim())),
  verify,
});

const typed = (text = ' Ana ', asked = ask) => {
  const conversation = startConversation([asked, bye]);
  conversation.type(text);
  return conversation;
};
const answered = (token: number) => ({
  type: 'request-done' as const,
  token,
  outcome: { ok: true as const, value: 'fine' },
});

describe('an answer that the server verifies', () => {
  it('is sent only after the local check accepts it', () => {
    const conversation = typed('  ');

    expect(conversation.all('request')).toEqual([]);
    expect(conversation.snapshot().phase).toMatchObject({ kind: 'waiting', problem: 'Preencha.' });
  });

  it('stays on screen meanwhile, and cannot be answered again or changed', () => {
    const conversation = typed();

    expect(conversation.where()).toBe('demo:ask verifying');
    expect(conversation.said()).toEqual(['bot: Nome?']);
    expect(conversation.snapshot()).toMatchObject({
      draft: ' Ana ',
      phase: { shown: { id: 1, sender: 'user', text: 'Ana' } },
    });
    expect(conversation.effects()).toEqual([
      { type: 'request', part: 'verify', token: conversation.token(), segment: 'demo', step: 'ask', input: 'Ana' },
    ]);
    expectIgnored(conversation, () => {
      conversation.type('Bia');
      conversation.draft('Bia');
      conversation.skip();
    });
  });

  it("is not decided by the server's answer to another one", () => {
    const conversation = typed();

    expectIgnored(conversation, () => conversation.happen(answered(conversation.token() - 1)));
  });

  it('that is accepted becomes a message and leads to the next step', () => {
    const conversation = typed();

    conversation.fetched('fine');

    expect(conversation.said()).toEqual(['bot: Nome?', 'user: Ana', 'bot: Até!']);
    expect(conversation.snapshot().journey).toEqual({ nome: 'Ana' });
  });

  it('that is refused stays in the field with the reason beside it, whatever the server says later', () => {
    const conversation = typed();
    const token = conversation.token();

    conversation.fetched('rude');

    expect(conversation.where()).toBe('demo:ask waiting');
    expect(conversation.snapshot()).toMatchObject({
      draft: ' Ana ',
      phase: { problem: 'Use outro nome.' },
      journey: {},
    });
    expect(conversation.effects()).toEqual([{ type: 'refuse', problem: 'Use outro nome.' }]);
    expect(conversation.snapshot().trouble?.failure).toEqual({ code: 'http.refused' });
    expectIgnored(conversation, () => conversation.happen(answered(token)));
  });

  it.each([false, true])('is in the field again when it is asked again after a failure (reloaded: %s)', (reloaded) => {
    const conversation = typed();

    conversation.failed('network.lost');
    if (reloaded) conversation.reload();
    expect(conversation.where()).toBe('host:error-general waiting');
    expect(conversation.said().at(-1)).toBe('bot: Instabilidades.'); // a check creates nothing
    expect(conversation.snapshot().kept).toEqual({ ask: ' Ana ' });

    conversation.choose('again');
    expect(conversation.where()).toBe('demo:ask waiting');
    expect(conversation.snapshot().draft).toBe(' Ana ');

    conversation.type('Ana');
    conversation.fetched('fine');
    expect(conversation.snapshot().kept).toEqual({});
  });

  it('leads where the step says after a failure', () => {
    const conversation = typed('Ana', aNameQuestion({ verify: { ...verify, fails: () => 'bye' } }));

    conversation.failed('http.failed');

    expect(conversation.where()).toBe('demo:bye waiting');
    expect(conversation.snapshot().kept).toEqual({ ask: 'Ana' });
  });

  it('is refused by a check that changed meanwhile, although the server accepts it', () => {
    let closed = false;
    const check = (text: string) => (closed ? refuse('Tarde demais.') : anyText(text));
    const conversation = typed('Ana', aNameQuestion({ check, verify }));

    closed = true;
    conversation.fetched();

    expect(conversation.snapshot()).toMatchObject({
      draft: 'Ana',
      phase: { kind: 'waiting', problem: 'Tarde demais.' },
    });
  });
});

describe('a question whose answers the server does not accept', () => {
  const options = (conversation: EngineConversation, step: Step) => {
    const { journey, trouble } = conversation.snapshot();
    return optionsOf(step, { journey, brand: aBrand(), now: 0, ...(trouble && { trouble }) }).map(({ id }) => id);
  };

  it('offers the specialists after the second refusal in a row, and keeps its field', () => {
    const conversation = typed('rude');
    conversation.fetched('rude');
    expect(options(conversation, ask)).toEqual([]);
    conversation.type('rude');
    conversation.fetched('rude');
    expect(options(conversation, ask)).toEqual(['especialistas']);
    expect(options(conversation, aRequest('look'))).toEqual([]);

    conversation.choose('especialistas');
    expect(conversation.all('publish')).toHaveLength(1);
    expect(conversation.where()).toBe('demo:ask waiting');
    conversation.type('Ana');
    conversation.fetched('fine');
    expect(conversation.where()).toBe('demo:bye waiting');
  });

  it('does not offer them twice', () => {
    const withPerson: Step = { ...ask, opens: ['specialists'], options: [specialistsOption] };
    const conversation = typed('rude', withPerson);
    conversation.fetched('rude');
    conversation.type('rude');
    conversation.fetched('rude');

    expect(options(conversation, withPerson)).toEqual(['especialistas']);
  });
});
