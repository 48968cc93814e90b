import { aBrand } from '../../testing/builders';
import { type EngineConversation, expectIgnored, startConversation } from '../../testing/conversation';
import { aNameQuestion, anyText, aRequest, bye, verify } from '../../testing/steps';
import { accept, refuse } from '../../validation';
import { specialistsOption } from '../common-options';
import { optionsOf } from '../read-step';
import type { Step } from '../step';

const ask = aNameQuestion({
  check: (typed) => (typed.trim() === '' ? refuse('Preencha.') : accept(typed.trim())),
  verify,
});

const typed = (text = ' Ana ', asked = ask) => startConversation([asked, bye]).type(text);
const answered = (token: number) => ({ type: 'request-done', token, outcome: { ok: true, value: 'fine' } }) as const;

describe('an answer that the server verifies', () => {
  it('is sent only after the local check accepts it', () => {
    const conversation = typed('  ');

    expect(conversation.all('request')).toEqual([]);
    expect(conversation.snapshot().phase).toMatchObject({ kind: 'waiting', problem: 'Preencha.' });
  });

  it('stays on screen meanwhile, cannot be answered again or changed, and becomes a message once it is accepted', () => {
    const conversation = typed();
    const token = conversation.token();
    expect(conversation.state()).toMatchObject({ where: 'demo:ask verifying', said: ['bot: Nome?'], draft: ' Ana ' });
    expect(conversation.snapshot().phase).toMatchObject({ shown: { id: 1, sender: 'user', text: 'Ana' } });
    const request = { type: 'request', part: 'verify', segment: 'demo', step: 'ask', input: 'Ana' };
    expect(conversation.effects()).toEqual([{ ...request, token }]);
    expectIgnored(conversation, () =>
      conversation
        .type('Bia')
        .draft('Bia')
        .skip()
        .happen(answered(token - 1)),
    );

    expect(conversation.fetched('fine').said()).toEqual(['bot: Nome?', 'user: Ana', 'bot: Até!']);
    expect(conversation.snapshot().journey).toEqual({ nome: 'Ana' });
  });

  it('that is refused stays in the field with the reason beside it, whatever the server says later', () => {
    const conversation = typed();
    const token = conversation.token();
    const phase = { problem: 'Use outro nome.' };

    expect(conversation.fetched('rude').state()).toMatchObject({ where: 'demo:ask waiting', draft: ' Ana ', phase });
    expect(conversation.snapshot().journey).toEqual({});
    expect(conversation.snapshot().trouble?.failure).toEqual({ code: 'http.refused' });
    expectIgnored(conversation, () => conversation.happen(answered(token)));
  });

  it.each([false, true])('is in the field again when it is asked again after a failure (reloaded: %s)', (reloaded) => {
    const conversation = typed().failed('network.lost');
    if (reloaded) conversation.reload();
    expect(conversation.where()).toBe('host:error-general waiting');
    expect(conversation.said().at(-1)).toBe('bot: Instabilidades.'); // a check creates nothing
    expect(conversation.snapshot().kept).toEqual({ ask: ' Ana ' });

    expect(conversation.choose('again').state()).toMatchObject({ where: 'demo:ask waiting', draft: ' Ana ' });

    expect(conversation.type('Ana').fetched('fine').snapshot().kept).toEqual({});
  });

  it('leads where the step says after a failure', () => {
    const leading = aNameQuestion({ verify: { ...verify, fails: () => 'bye' } });
    const conversation = typed('Ana', leading).failed('http.failed');

    expect(conversation.where()).toBe('demo:bye waiting');
    expect(conversation.snapshot().kept).toEqual({ ask: 'Ana' });
  });

  it('is refused by a check that changed meanwhile, although the server accepts it', () => {
    let closed = false;
    const check = (text: string) => (closed ? refuse('Tarde demais.') : anyText(text));
    const conversation = typed('Ana', aNameQuestion({ check, verify }));

    closed = true;
    const phase = { kind: 'waiting', problem: 'Tarde demais.' };
    expect(conversation.fetched().snapshot()).toMatchObject({ draft: 'Ana', phase });
  });
});

describe('a question whose answers the server does not accept', () => {
  const options = (conversation: EngineConversation, step: Step) => {
    const { journey, trouble } = conversation.snapshot();
    return optionsOf(step, { journey, brand: aBrand(), now: 0, ...(trouble && { trouble }) }).map(({ id }) => id);
  };

  it('offers the specialists after the second refusal in a row, and keeps its field', () => {
    const conversation = typed('rude').fetched('rude');
    expect(options(conversation, ask)).toEqual([]);
    conversation.type('rude').fetched('rude');
    expect(options(conversation, ask)).toEqual(['especialistas']);
    expect(options(conversation, aRequest('look'))).toEqual([]);

    conversation.choose('especialistas');
    expect(conversation.all('publish')).toHaveLength(1);
    expect(conversation.where()).toBe('demo:ask waiting');
    expect(conversation.type('Ana').fetched('fine').where()).toBe('demo:bye waiting');
  });

  it('does not offer them twice', () => {
    const withPerson: Step = { ...ask, opens: ['specialists'], options: [specialistsOption] };
    const conversation = typed('rude', withPerson).fetched('rude').type('rude').fetched('rude');

    expect(options(conversation, withPerson)).toEqual(['especialistas']);
  });
});
