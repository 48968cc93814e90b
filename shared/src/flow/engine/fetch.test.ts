import type { Failure } from '../../errors';
import { aConversation } from '../../testing/conversation';
import { defineStep } from '../step';

const bye = defineStep({
  name: 'bye',
  leadsTo: ['end'],
  text: 'Até!',
  options: [{ id: 'leave', label: 'Sair', to: 'end' }],
});
const look = defineStep({
  name: 'look',
  leadsTo: ['bye', 'sorry', 'error-general'],
  fetch: {
    input: ({ journey }) => ({ of: journey.nome }),
    run: async () => 'value',
    settle: (journey, value) => ({ ...journey, email: String(value) }),
    facts: ({ journey }) => [{ name: 'specialists.requested', payload: { step: `found ${journey.email}` } }],
    fails: ({ reasons }) => (reasons?.includes('Nada.') ? 'sorry' : 'error-general'),
  },
  text: ({ journey }) => `Achei ${journey.email}.`,
  next: ({ journey }) => (journey.email === 'none' ? 'sorry' : 'bye'),
});
const sorry = defineStep({
  name: 'sorry',
  leadsTo: ['end'],
  text: 'Nada por aqui.',
  options: [{ id: 'leave', label: 'Sair', to: 'end' }],
});

const looking = () => {
  const conversation = aConversation({ steps: [look, bye, sorry], journey: { nome: 'Ana' } });
  conversation.start();
  return conversation;
};

describe('a step with a fetch', () => {
  it('waits for the answer behind the typing mark, without a delay of its own', () => {
    const conversation = looking();

    expect(conversation.where()).toBe('demo:look fetching');
    expect(conversation.said()).toEqual([]);
    expect(conversation.effects()).toEqual([
      {
        type: 'request',
        part: 'fetch',
        token: conversation.token(),
        segment: 'demo',
        step: 'look',
        input: { of: 'Ana' },
      },
    ]);
  });

  it('writes the answer into the journey, says what it knows now and continues', () => {
    const conversation = looking();

    conversation.fetched('ana@example.com');

    expect(conversation.snapshot().journey).toEqual({ nome: 'Ana', email: 'ana@example.com' });
    expect(conversation.said()).toEqual(['bot: Achei ana@example.com.']);
    expect(conversation.all('publish')).toMatchObject([{ fact: { payload: { step: 'found ana@example.com' } } }]);
    expect(conversation.where()).toBe('demo:bye typing');
  });

  it('may lead elsewhere, depending on the answer', () => {
    const conversation = looking();

    conversation.fetched('none');

    expect(conversation.where()).toBe('demo:sorry typing');
  });

  it.each<{ failure: Failure; to: string }>([
    { failure: { code: 'http.refused', status: 404, reasons: ['Nada.'] }, to: 'demo:sorry typing' },
    { failure: { code: 'http.refused', status: 400 }, to: 'host:error-general typing' },
    { failure: { code: 'network.timeout' }, to: 'host:error-general typing' },
  ])('leads where the step says after $failure', ({ failure, to }) => {
    const conversation = looking();

    conversation.failed(failure);

    expect(conversation.where()).toBe(to);
    expect(conversation.snapshot().trouble).toEqual({
      failure,
      place: { segment: 'demo', step: 'look' },
      uncertain: false,
      times: 1,
    });
    expect(conversation.all('report')).toEqual([]);
  });

  it('leads to error-general after a failure when it says nothing about failures', () => {
    const careless = defineStep({
      name: 'look',
      leadsTo: ['bye'],
      fetch: { input: () => undefined, run: async () => undefined, settle: (journey) => journey },
    });
    const conversation = aConversation({ steps: [careless, bye] });
    conversation.start();

    conversation.failed('http.failed');

    expect(conversation.where()).toBe('host:error-general typing');
  });

  it('asks again when the visitor wants to try at the same place', () => {
    const conversation = looking();
    conversation.failed('network.lost');
    conversation.listen();

    conversation.choose('again');
    expect(conversation.where()).toBe('demo:look fetching');

    conversation.fetched('late@example.com');
    expect(conversation.said()).toEqual([
      'bot: Instabilidades.',
      'user: Tentar novamente',
      'bot: Achei late@example.com.',
    ]);
  });

  it('writes a failure into the journey before it decides where that leads', () => {
    const look = defineStep({
      name: 'look',
      leadsTo: ['found', 'error-general'],
      fetch: {
        input: () => 1,
        run: async () => 1,
        settle: (journey) => journey,
        settleFailure: (journey, { code }) => ({ ...journey, nome: code }),
        fails: (_failure, { journey }) => (journey.nome === 'network.lost' ? 'found' : 'error-general'),
      },
    });
    const found = defineStep({ name: 'found', leadsTo: ['end'], text: ({ journey }) => journey.nome ?? '' });
    const conversation = aConversation({ steps: [look, found], delayMs: 0 });
    conversation.start();
    conversation.failed('network.lost');
    expect(conversation.said()).toEqual(['bot: network.lost']);
  });

  it('uses its answer once: a second or a late one changes nothing', () => {
    const conversation = looking();
    const token = conversation.token();
    conversation.fetched('first@example.com');
    const before = conversation.snapshot();

    conversation.happen({ type: 'request-done', token, outcome: { ok: true, value: 'second@example.com' } });
    conversation.happen({ type: 'request-done', token, outcome: { ok: false, failure: { code: 'network.lost' } } });

    expect(conversation.snapshot()).toBe(before);
  });

  it('does not show the last trouble to a step after the visitor went on', () => {
    const conversation = looking();
    conversation.failed({ code: 'http.refused', reasons: ['Nada.'] });
    conversation.listen();
    expect(conversation.snapshot().trouble).toBeDefined();

    conversation.choose('leave');

    expect(conversation.snapshot().trouble).toBeUndefined();
  });
});
