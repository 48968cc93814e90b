import { anyText, aSegment } from '../../testing/segments';
import { aTalk } from '../../testing/talk';
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
    const talk = aTalk({ steps: [ask] });

    talk.start();
    expect(talk.where()).toBe('demo:ask typing');
    expect(talk.effects()).toEqual([{ type: 'wait', token: talk.token(), ms: 1500 }]);
    expect(talk.said()).toEqual([]);

    talk.delayOver();
    expect(talk.where()).toBe('demo:ask waiting');
    expect(talk.said()).toEqual(['bot: Vamos?']);
  });

  it('is 0 under reduced motion: every message appears at once', () => {
    const talk = aTalk({ steps: [hello, ask], delayMs: 0 });

    talk.start();

    expect(talk.where()).toBe('demo:ask waiting');
    expect(talk.said()).toEqual(['bot: Oi!', 'bot: Tudo bem?', 'bot: Que bom.', 'bot: Vamos?']);
    expect(talk.all('wait')).toEqual([]);
  });

  it('is left out of the first bubble of an `atOnce` step, not of the next ones', () => {
    const talk = aTalk({ steps: [{ ...hello, atOnce: true }, ask] });

    talk.start();

    expect(talk.said()).toEqual(['bot: Oi!']);
    expect(talk.effects()).toContainEqual({ type: 'wait', token: talk.token(), ms: 500 });
  });

  it('is left out of a step that says nothing', () => {
    const silent = defineStep({ name: 'silent', leadsTo: ['ask'] });
    const talk = aTalk({ steps: [silent, ask] });

    talk.start();

    expect(talk.where()).toBe('demo:ask typing');
    expect(talk.all('wait')).toHaveLength(1);
  });

  it.each([
    { loading: 400, left: 1100 },
    { loading: 1500, left: 0 },
    { loading: 9000, left: 0 },
    { loading: -3_600_000, left: 1500 }, // the device's clock was set back meanwhile
  ])('overlaps with $loading ms of loading: $left ms are left', ({ loading, left }) => {
    const talk = aTalk({ loaded: false });

    talk.start();
    expect(talk.where()).toBe('demo:(entry) arriving');
    expect(talk.effects()).toEqual([{ type: 'load', segment: 'demo' }]);
    talk.wait(loading);
    talk.ready(aSegment('demo', [ask]));

    if (left > 0) expect(talk.effects()).toEqual([{ type: 'wait', token: talk.token(), ms: left }]);
    else expect(talk.where()).toBe('demo:ask waiting');
  });
});

describe('several bubbles', () => {
  it('are said one by one, the later ones after a shorter gap', () => {
    const talk = aTalk({ steps: [hello, ask] });

    talk.start();
    expect(talk.effects()).toMatchObject([{ type: 'wait', ms: 1500 }]);
    talk.delayOver();
    expect(talk.effects()).toMatchObject([{ type: 'say' }, { type: 'wait', ms: 500 }]);
    talk.delayOver();
    expect(talk.said()).toEqual(['bot: Oi!', 'bot: Tudo bem?']);
    talk.delayOver();
    expect(talk.where()).toBe('demo:ask typing');
    expect(talk.effects()).toMatchObject([{ type: 'say' }, { type: 'wait', ms: 1500 }]);
  });

  it('never wait longer for each other than the brand waits before a message', () => {
    const talk = aTalk({ steps: [hello, ask], delayMs: 200 });

    talk.start();
    talk.delayOver();

    expect(talk.effects()).toContainEqual({ type: 'wait', token: talk.token(), ms: 200 });
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
    const talk = aTalk({ steps: [show], journey: { nome: 'Ana' } });

    talk.start();
    talk.listen();

    const [first, last] = talk.snapshot().transcript;
    expect(first).toEqual({ id: 0, sender: 'bot', text: 'Veja:', title: 'Sobre os planos', at: expect.any(Number) });
    expect(last).toMatchObject({
      id: 1,
      title: 'Sobre os planos',
      component: { segment: 'demo', name: 'cards', asks: false, props: { for: 'Ana' } },
    });
    expect(talk.all('say').map(({ message }) => message.id)).toEqual([0, 1]);
  });

  it('can have titles of their own', () => {
    const show = defineStep({
      name: 'show',
      leadsTo: ['end'],
      titleOf: (text) => (text.includes('lance') ? 'Sobre lances' : undefined),
      text: ['Veja:', 'Um lance.'],
      options: [{ id: 'leave', label: 'Sair', to: 'end' }],
    });
    const talk = aTalk({ steps: [show] });

    talk.start();
    talk.listen();

    expect(talk.snapshot().transcript.map(({ title }) => title)).toEqual([undefined, 'Sobre lances']);
  });

  it('are one empty bubble when a step has a component and no words', () => {
    const show = defineStep({
      name: 'show',
      leadsTo: ['end'],
      component: { name: 'cards' },
      options: [{ id: 'leave', label: 'Sair', to: 'end' }],
    });
    const talk = aTalk({ steps: [show] });

    talk.start();
    talk.listen();

    expect(talk.snapshot().transcript).toMatchObject([{ text: '', component: { name: 'cards' } }]);
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
    const talk = aTalk({ steps: [show] });

    talk.start();
    talk.listen();

    expect(talk.all('say').map(({ message: { text }, more }) => [text, more])).toEqual([
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
    const talk = aTalk({ steps: [income] });

    talk.start();
    talk.listen();

    expect(talk.all('say')).toMatchObject([{ message: { text: 'Qual é a sua renda?' }, more }]);
  });

  it('does not speak it again when the conversation is restored', () => {
    const talk = aTalk({ steps: [show] });
    talk.start();
    talk.listen();
    const before = talk.all('say').length;

    talk.reload();

    expect(talk.all('say')).toHaveLength(before);
  });
});

describe('a tap on the typing mark', () => {
  it('says the next bubble now, and the timer that still runs changes nothing', () => {
    const talk = aTalk({ steps: [hello, ask] });
    talk.start();
    const late = talk.token();

    talk.skip();
    expect(talk.said()).toEqual(['bot: Oi!']);

    talk.happen({ type: 'delay-over', token: late });
    expect(talk.said()).toEqual(['bot: Oi!']);
    expect(talk.effects()).toEqual([]);
  });

  it.each(['waiting', 'fetching', 'arriving'] as const)('changes nothing while %s', (phase) => {
    const fetching = defineStep({
      name: 'fetching',
      leadsTo: ['end'],
      fetch: { input: () => undefined, run: async () => undefined, settle: (journey) => journey },
    });
    const talk = aTalk({ steps: phase === 'waiting' ? [ask] : [fetching], loaded: phase !== 'arriving' });
    talk.start();
    talk.listen();
    expect(talk.snapshot().phase.kind).toBe(phase);
    const before = talk.snapshot();

    talk.skip();

    expect(talk.snapshot()).toBe(before);
    expect(talk.effects()).toEqual([]);
  });

  it('does not break a conversation whose segment is still loading after a reload', () => {
    const talk = aTalk({ steps: [ask] });
    talk.start();
    talk.reload([]);

    talk.skip();
    expect(talk.all('report')).toEqual([]);

    talk.ready(aSegment('demo', [ask]));
    talk.listen();
    expect(talk.where()).toBe('demo:ask waiting');
    expect(talk.said()).toEqual(['bot: Vamos?']);
  });
});
