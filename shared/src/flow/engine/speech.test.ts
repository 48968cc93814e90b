import { aConversation } from '../../testing/conversation';
import { anyText, aSegment } from '../../testing/segments';
import { defineStep } from '../step';

const ask = defineStep({
  name: 'ask',
  leadsTo: ['end'],
  text: 'Vamos?',
  options: [{ id: 'yes', label: 'Sim', to: 'end' }],
});
const hello = defineStep({ name: 'hello', leadsTo: ['ask'], text: ['Oi!', 'Tudo bem?', 'Que bom.'] });

describe('the fake-load delay', () => {
  it('precedes a message, and the driver is asked for exactly that wait', () => {
    const conversation = aConversation({ steps: [ask] });

    conversation.start();
    expect(conversation.where()).toBe('demo:ask typing');
    expect(conversation.effects()).toEqual([{ type: 'wait', token: conversation.token(), ms: 1500 }]);
    expect(conversation.said()).toEqual([]);

    conversation.delayOver();
    expect(conversation.where()).toBe('demo:ask waiting');
    expect(conversation.said()).toEqual(['bot: Vamos?']);
  });

  it('is 0 under reduced motion: every message appears at once', () => {
    const conversation = aConversation({ steps: [hello, ask], delayMs: 0 });

    conversation.start();

    expect(conversation.where()).toBe('demo:ask waiting');
    expect(conversation.said()).toEqual(['bot: Oi!', 'bot: Tudo bem?', 'bot: Que bom.', 'bot: Vamos?']);
    expect(conversation.all('wait')).toEqual([]);
  });

  it('is left out of the first bubble of an `atOnce` step, not of the next ones', () => {
    const conversation = aConversation({ steps: [{ ...hello, atOnce: true }, ask] });

    conversation.start();

    expect(conversation.said()).toEqual(['bot: Oi!']);
    expect(conversation.effects()).toContainEqual({ type: 'wait', token: conversation.token(), ms: 500 });
  });

  it('is left out of a step that says nothing', () => {
    const silent = defineStep({ name: 'silent', leadsTo: ['ask'] });
    const conversation = aConversation({ steps: [silent, ask] });

    conversation.start();

    expect(conversation.where()).toBe('demo:ask typing');
    expect(conversation.all('wait')).toHaveLength(1);
  });

  it.each([
    { loading: 400, left: 1100 },
    { loading: 1500, left: 0 },
    { loading: 9000, left: 0 },
    { loading: -3_600_000, left: 1500 }, // the device's clock was set back meanwhile
  ])('overlaps with $loading ms of loading: $left ms are left', ({ loading, left }) => {
    const conversation = aConversation({ loaded: false });

    conversation.start();
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
    const conversation = aConversation({ steps: [hello, ask] });

    conversation.start();
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
    const conversation = aConversation({ steps: [hello, ask], delayMs: 200 });

    conversation.start();
    conversation.delayOver();

    expect(conversation.effects()).toContainEqual({ type: 'wait', token: conversation.token(), ms: 200 });
  });

  it('carry title and time; the last one carries the component, with its props as they are then', () => {
    const show = defineStep({
      name: 'show',
      leadsTo: ['end'],
      title: 'Sobre os planos',
      text: ['Veja:', 'Aqui.'],
      component: { name: 'cards', props: ({ journey }) => ({ for: journey.nome }) },
      options: [{ id: 'leave', label: 'Sair', to: 'end' }],
    });
    const conversation = aConversation({ steps: [show], journey: { nome: 'Ana' } });

    conversation.start();
    conversation.listen();

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
    const show = defineStep({
      name: 'show',
      leadsTo: ['end'],
      titleOf: (text) => (text.includes('lance') ? 'Sobre lances' : undefined),
      text: ['Veja:', 'Um lance.'],
      options: [{ id: 'leave', label: 'Sair', to: 'end' }],
    });
    const conversation = aConversation({ steps: [show] });

    conversation.start();
    conversation.listen();

    expect(conversation.snapshot().transcript.map(({ title }) => title)).toEqual([undefined, 'Sobre lances']);
  });

  it('are one empty bubble when a step has a component and no words', () => {
    const show = defineStep({
      name: 'show',
      leadsTo: ['end'],
      component: { name: 'cards' },
      options: [{ id: 'leave', label: 'Sair', to: 'end' }],
    });
    const conversation = aConversation({ steps: [show] });

    conversation.start();
    conversation.listen();

    expect(conversation.snapshot().transcript).toMatchObject([{ text: '', component: { name: 'cards' } }]);
  });
});

describe('a step that says what is shown with its message', () => {
  const show = defineStep({
    name: 'show',
    leadsTo: ['end'],
    text: ['Veja:', 'Qual combina com você?'],
    component: { name: 'cards', spoken: ({ brand }) => `2 planos do ${brand.nome}` },
    options: [{ id: 'leave', label: 'Sair', to: 'end' }],
  });

  it('speaks it with the message that it belongs to', () => {
    const conversation = aConversation({ steps: [show] });

    conversation.start();
    conversation.listen();

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
    const income = defineStep({
      name: 'income',
      leadsTo: ['end'],
      text: 'Qual é a sua renda?',
      input: { kind: 'money', label: 'Renda', ...notes, check: anyText },
    });
    const conversation = aConversation({ steps: [income] });

    conversation.start();
    conversation.listen();

    expect(conversation.all('say')).toMatchObject([{ message: { text: 'Qual é a sua renda?' }, more }]);
  });

  it('does not speak it again when the conversation is restored', () => {
    const conversation = aConversation({ steps: [show] });
    conversation.start();
    conversation.listen();
    const before = conversation.all('say').length;

    conversation.reload();

    expect(conversation.all('say')).toHaveLength(before);
  });
});

describe('a tap on the typing mark', () => {
  it('says the next bubble now, and the timer that still runs changes nothing', () => {
    const conversation = aConversation({ steps: [hello, ask] });
    conversation.start();
    const late = conversation.token();

    conversation.skip();
    expect(conversation.said()).toEqual(['bot: Oi!']);

    conversation.happen({ type: 'delay-over', token: late });
    expect(conversation.said()).toEqual(['bot: Oi!']);
    expect(conversation.effects()).toEqual([]);
  });

  it.each(['waiting', 'fetching', 'arriving'] as const)('changes nothing while %s', (phase) => {
    const fetching = defineStep({
      name: 'fetching',
      leadsTo: ['end'],
      fetch: { input: () => undefined, run: async () => undefined, settle: (journey) => journey },
    });
    const conversation = aConversation({
      steps: phase === 'waiting' ? [ask] : [fetching],
      loaded: phase !== 'arriving',
    });
    conversation.start();
    conversation.listen();
    expect(conversation.snapshot().phase.kind).toBe(phase);
    const before = conversation.snapshot();

    conversation.skip();

    expect(conversation.snapshot()).toBe(before);
    expect(conversation.effects()).toEqual([]);
  });

  it('does not break a conversation whose segment is still loading after a reload', () => {
    const conversation = aConversation({ steps: [ask] });
    conversation.start();
    conversation.reload([]);

    conversation.skip();
    expect(conversation.all('report')).toEqual([]);

    conversation.ready(aSegment('demo', [ask]));
    conversation.listen();
    expect(conversation.where()).toBe('demo:ask waiting');
    expect(conversation.said()).toEqual(['bot: Vamos?']);
  });
});
