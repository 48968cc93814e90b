import type { Journey } from '../../entities';
import { aConversation, type EngineConversation } from '../../testing/conversation';
import { anyText } from '../../testing/segments';
import { defineStep, type Step } from '../step';

const bye = defineStep({
  name: 'bye',
  leadsTo: ['end', 'hello'],
  text: 'Até!',
  options: [
    { id: 'leave', label: 'Sair', to: 'end' },
    { id: 'more', label: 'Mais', to: 'hello' },
  ],
});
const nome = defineStep({
  name: 'nome',
  leadsTo: ['bye'],
  known: ({ journey }) => journey.nome !== undefined,
  text: 'Nome?',
  input: { kind: 'name', label: 'Nome', check: anyText },
  record: (journey, value) => ({ ...journey, nome: value }),
  facts: () => [{ name: 'journey.started', payload: { botType: 'home' } }],
});
const hello = defineStep({ name: 'hello', leadsTo: ['nome'] });

describe('a step whose answer is known', () => {
  it('is skipped silently: no words, no facts, no requests', () => {
    const conversation = aConversation({ steps: [hello, nome, bye], journey: { nome: 'Ana' }, delayMs: 0 });

    conversation.start();

    expect(conversation.where()).toBe('demo:bye waiting');
    expect(conversation.said()).toEqual(['bot: Até!']);
    expect(conversation.all('publish')).toEqual([]);
  });

  it('is not asked twice', () => {
    const conversation = aConversation({ steps: [hello, nome, bye], delayMs: 0 });
    conversation.start();
    conversation.type('Ana');

    conversation.choose('more');

    expect(conversation.where()).toBe('demo:bye waiting');
    expect(conversation.said().filter((line) => line === 'bot: Nome?')).toHaveLength(1);
  });

  it('may be the last one', () => {
    const last = defineStep({ name: 'last', leadsTo: ['end'], known: () => true, text: 'Nunca dito.' });
    const conversation = aConversation({ steps: [last], journey: { nome: 'Ana' } });

    conversation.start();

    expect(conversation.where()).toBe('demo:last ended');
  });
});

describe('a walk that never waits for the visitor', () => {
  const ping = defineStep({ name: 'ping', leadsTo: ['pong'], text: 'ping' });
  const pong = defineStep({ name: 'pong', leadsTo: ['ping'], text: 'pong' });

  it.each([0, 1500])('ends as a reported error at a live control (delay %i ms)', (delayMs) => {
    const conversation = aConversation({ steps: [ping, pong], delayMs });

    conversation.start();
    conversation.listen();

    expect(conversation.where()).toBe('host:error-general waiting');
    expect(conversation.all('report')).toMatchObject([{ failure: { code: 'engine.endless-walk' } }]);
  });

  it('is stopped even where every step of it is skipped', () => {
    const known = (step: Step): Step => ({ ...step, known: () => true });
    const conversation = aConversation({ steps: [known(ping), known(pong)], delayMs: 0 });

    conversation.start();

    expect(conversation.where()).toBe('host:error-general waiting');
  });

  it('is stopped even where it continues by failures', () => {
    const stubborn = defineStep({
      name: 'stubborn',
      leadsTo: ['stubborn'],
      fetch: {
        input: () => undefined,
        run: async () => undefined,
        settle: (journey) => journey,
        fails: () => 'stubborn',
      },
      text: 'nunca',
    });
    const conversation = aConversation({ steps: [stubborn], delayMs: 0 });

    conversation.start();
    for (let count = 0; count < 200 && conversation.snapshot().phase.kind === 'fetching'; count += 1)
      conversation.failed('http.failed');

    expect(conversation.where()).toBe('host:error-general waiting');
    expect(conversation.all('report')).toMatchObject([{ failure: { code: 'engine.endless-walk' } }]);
    expect(conversation.all('request').length).toBeLessThan(100);
  });

  it.each([
    { silent: 59, ends: 'demo:bye waiting' },
    { silent: 60, ends: 'host:error-general waiting' },
  ])('may take 60 steps: after $silent silent ones it is at $ends', ({ silent, ends }) => {
    const names = [...Array.from({ length: silent }, (_, index) => `step-${index}`), 'bye'];
    const steps = names.slice(0, -1).map((name, index) => ({ name, leadsTo: [names[index + 1] ?? ''] }));
    const conversation = aConversation({ steps: [...steps, bye], delayMs: 0 });

    conversation.start();

    expect(conversation.where()).toBe(ends);
  });

  const again = {
    creates: { intent: 'more', sameAs: String },
    settle: (journey: Journey) => journey,
    say: () => 'Mais',
  };
  it.each<[string, Step, (conversation: EngineConversation) => void]>([
    ['chosen', bye, (conversation) => conversation.choose('more')],
    ['typed', { ...nome, leadsTo: ['hello'], known: () => false }, (conversation) => conversation.type('Ana')],
    [
      'submitted',
      { ...bye, submit: { ...again, input: ({ journey: { compras = 0 } }) => compras, run: async () => 1 } },
      (conversation) => {
        conversation.submit();
        conversation.fetched();
      },
    ],
  ])('is counted from each answer that is %s: a long conversation is no endless one', (_how, asking, answer) => {
    const first = { ...asking, name: 'first', leadsTo: ['hello', 'end'] };
    const conversation = aConversation({ steps: [first, { ...hello, leadsTo: ['first'] }], delayMs: 0 });
    conversation.start();

    for (let count = 0; count < 100; count += 1) answer(conversation);

    expect(conversation.where()).toBe('demo:first waiting');
    expect(conversation.all('report')).toEqual([]);
  });
});
