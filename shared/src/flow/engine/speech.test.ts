import { expectIgnored, startConversation } from '../../testing/conversation';
import { aSegment } from '../../testing/segments';
import { aNameQuestion, aQuestion, aRequest } from '../../testing/steps';
import type { Step } from '../step';

const ask = aQuestion('ask', { yes: 'end' });
const hello: Step = { name: 'hello', leadsTo: ['ask'], text: ['Oi!', 'Tudo bem?', 'Que bom.'] };
const speaking = (steps: readonly Step[], delayMs = 1500) => startConversation(steps, { delayMs });
/** All that was said after all delays. */
const heard = (step: Partial<Step>, options: Parameters<typeof startConversation>[1] = {}) =>
  startConversation([aQuestion('show', { leave: 'end' }, step)], options);

describe('the fake-load delay', () => {
  it('precedes a message, and the driver is asked for exactly that wait', () => {
    const conversation = speaking([ask]);

    expect(conversation.where()).toBe('demo:ask typing');
    expect(conversation.effects()).toEqual([{ type: 'wait', token: conversation.token(), ms: 1500 }]);
    expect(conversation.said()).toEqual([]);

    conversation.delayOver();
    expect(conversation.where()).toBe('demo:ask waiting');
    expect(conversation.said()).toEqual(['bot: ask']);
  });

  it('is 0 under reduced motion: every message appears at once', () => {
    const conversation = speaking([hello, ask], 0);

    expect(conversation.where()).toBe('demo:ask waiting');
    expect(conversation.said()).toEqual(['bot: Oi!', 'bot: Tudo bem?', 'bot: Que bom.', 'bot: ask']);
    expect(conversation.all('wait')).toEqual([]);
  });

  it('is left out of the first bubble of an `atOnce` step, not of the next ones', () => {
    const conversation = speaking([{ ...hello, atOnce: true }, ask]);

    expect(conversation.said()).toEqual(['bot: Oi!']);
    expect(conversation.effects()).toContainEqual({ type: 'wait', token: conversation.token(), ms: 500 });
  });

  it('is left out of a step that says nothing', () => {
    const conversation = speaking([{ name: 'silent', leadsTo: ['ask'] }, ask]);

    expect(conversation.where()).toBe('demo:ask typing');
    expect(conversation.all('wait')).toHaveLength(1);
  });

  it.each([
    { loading: 400, left: 1100 },
    { loading: 1500, left: 0 },
    { loading: 9000, left: 0 },
    { loading: -3_600_000, left: 1500 }, // the device's clock was set back meanwhile
  ])('overlaps with $loading ms of loading: $left ms are left', ({ loading, left }) => {
    const conversation = startConversation([], { loaded: false, delayMs: 1500 });
    expect(conversation.where()).toBe('demo:(entry) arriving');
    expect(conversation.effects()).toEqual([{ type: 'load', segment: 'demo' }]);

    conversation.wait(loading);
    conversation.ready(aSegment('demo', [ask]));

    if (left > 0) expect(conversation.effects()).toEqual([{ type: 'wait', token: conversation.token(), ms: left }]);
    else expect(conversation.where()).toBe('demo:ask waiting');
  });
});

describe('several bubbles', () => {
  it('are said one by one, the later ones after a shorter gap', () => {
    const conversation = speaking([hello, ask]);

    expect(conversation.effects()).toMatchObject([{ type: 'wait', ms: 1500 }]);
    conversation.delayOver();
    expect(conversation.effects()).toMatchObject([{ type: 'say' }, { type: 'wait', ms: 500 }]);
    conversation.delayOver();
    expect(conversation.said()).toEqual(['bot: Oi!', 'bot: Tudo bem?']);
    conversation.delayOver();
    expect(conversation.where()).toBe('demo:ask typing');
    expect(conversation.effects()).toMatchObject([{ type: 'say' }, { type: 'wait', ms: 1500 }]);
  });

  it('never wait longer for each other than the brand waits before a message', () => {
    const conversation = speaking([hello, ask], 200);

    conversation.delayOver();

    expect(conversation.effects()).toContainEqual({ type: 'wait', token: conversation.token(), ms: 200 });
  });

  it('carry title and time; the last one carries the component, with its props as they are then', () => {
    const conversation = heard(
      {
        title: 'Sobre os planos',
        text: ['Veja:', 'Aqui.'],
        component: { name: 'cards', props: ({ journey }) => ({ for: journey.nome }) },
      },
      { journey: { nome: 'Ana' } },
    );

    const [first, last] = conversation.snapshot().transcript;
    expect(first).toEqual({ id: 0, sender: 'bot', text: 'Veja:', title: 'Sobre os planos', at: expect.any(Number) });
    expect(last).toMatchObject({
      id: 1,
      title: 'Sobre os planos',
      component: { segment: 'demo', name: 'cards', asks: false, props: { for: 'Ana' } },
    });
    expect(conversation.all('say').map(({ message }) => message.id)).toEqual([0, 1]);
  });

  it('can have titles of their own', () => {
    const titleOf = (text: string) => (text.includes('lance') ? 'Sobre lances' : undefined);

    const { transcript } = heard({ titleOf, text: ['Veja:', 'Um lance.'] }).snapshot();

    expect(transcript.map(({ title }) => title)).toEqual([undefined, 'Sobre lances']);
  });

  it('are one empty bubble when a step has a component and no words', () => {
    const { transcript } = startConversation([
      { name: 'show', leadsTo: ['end'], component: { name: 'cards' } },
    ]).snapshot();

    expect(transcript).toMatchObject([{ text: '', component: { name: 'cards' } }]);
  });
});

describe('a step that says what is shown with its message', () => {
  it('speaks it with the message that it belongs to, and not again when the conversation is restored', () => {
    const conversation = heard({
      text: ['Veja:', 'Qual combina com você?'],
      component: { name: 'cards', spoken: ({ brand }) => `2 planos do ${brand.nome}` },
    });
    conversation.reload();

    expect(conversation.all('say').map(({ message: { text }, more }) => [text, more])).toEqual([
      ['Veja:', undefined],
      ['Qual combina com você?', '2 planos do Alvo Consórcio'],
    ]);
  });

  it.each([
    { hint: 'A partir de R$ 100,00', more: 'A partir de R$ 100,00' },
    { hint: () => 'A partir de R$ 100,00', more: 'A partir de R$ 100,00' },
    { reason: 'Para o contrato', more: 'Para o contrato' },
    { hint: 'A partir de R$ 100,00', reason: 'Para o contrato', more: 'A partir de R$ 100,00. Para o contrato' },
  ])('also says the limits of its field, and why it is asked: $more', ({ more, ...notes }) => {
    expect(speaking([aNameQuestion(notes)], 0).all('say')).toMatchObject([{ message: { text: 'Nome?' }, more }]);
  });
});

describe('a tap on the typing mark', () => {
  it('says the next bubble now, and the timer that still runs changes nothing', () => {
    const conversation = speaking([hello, ask]);
    const token = conversation.token();

    conversation.skip();
    expect(conversation.said()).toEqual(['bot: Oi!']);

    expectIgnored(conversation, () => conversation.happen({ type: 'delay-over', token }));
    expect(conversation.effects()).toEqual([]);
  });

  it.each([
    ['waiting', startConversation([ask])],
    ['fetching', startConversation([aRequest('look')])],
    ['arriving', startConversation([], { loaded: false })],
  ])('changes nothing while %s', (phase, conversation) => {
    expect(conversation.snapshot().phase.kind).toBe(phase);

    expectIgnored(conversation, conversation.skip);
    expect(conversation.effects()).toEqual([]);
  });
});
