import type { Journey } from '../../entities';
import { anyText } from '../../testing/segments';
import { aTalk, type EngineTalk } from '../../testing/talk';
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
  facts: () => [{ name: 'journey.started', payload: {} }],
});
const hello = defineStep({ name: 'hello', leadsTo: ['nome'] });

describe('a step whose answer is known', () => {
  it('is skipped silently: no words, no facts, no requests', () => {
    const talk = aTalk({ steps: [hello, nome, bye], journey: { nome: 'Ana' }, delayMs: 0 });

    talk.start();

    expect(talk.where()).toBe('demo:bye waiting');
    expect(talk.said()).toEqual(['bot: Até!']);
    expect(talk.all('publish')).toEqual([]);
  });

  it('is not asked twice', () => {
    const talk = aTalk({ steps: [hello, nome, bye], delayMs: 0 });
    talk.start();
    talk.type('Ana');

    talk.choose('more');

    expect(talk.where()).toBe('demo:bye waiting');
    expect(talk.said().filter((line) => line === 'bot: Nome?')).toHaveLength(1);
  });

  it('may be the last one', () => {
    const last = defineStep({ name: 'last', leadsTo: ['end'], known: () => true, text: 'Nunca dito.' });
    const talk = aTalk({ steps: [last], journey: { nome: 'Ana' } });

    talk.start();

    expect(talk.where()).toBe('demo:last ended');
  });
});

describe('a walk that never waits for the visitor', () => {
  const ping = defineStep({ name: 'ping', leadsTo: ['pong'], text: 'ping' });
  const pong = defineStep({ name: 'pong', leadsTo: ['ping'], text: 'pong' });

  it.each([0, 1500])('ends as a reported error at a live control (delay %i ms)', (delayMs) => {
    const talk = aTalk({ steps: [ping, pong], delayMs });

    talk.start();
    talk.listen();

    expect(talk.where()).toBe('host:error-general waiting');
    expect(talk.all('report')).toMatchObject([{ failure: { code: 'engine.endless-walk' } }]);
  });

  it('is stopped even where every step of it is skipped', () => {
    const known = (step: Step): Step => ({ ...step, known: () => true });
    const talk = aTalk({ steps: [known(ping), known(pong)], delayMs: 0 });

    talk.start();

    expect(talk.where()).toBe('host:error-general waiting');
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
    const talk = aTalk({ steps: [stubborn], delayMs: 0 });

    talk.start();
    for (let count = 0; count < 200 && talk.snapshot().phase.kind === 'fetching'; count += 1)
      talk.failed('http.failed');

    expect(talk.where()).toBe('host:error-general waiting');
    expect(talk.all('report')).toMatchObject([{ failure: { code: 'engine.endless-walk' } }]);
    expect(talk.all('request').length).toBeLessThan(100);
  });

  it.each([
    { silent: 59, ends: 'demo:bye waiting' },
    { silent: 60, ends: 'host:error-general waiting' },
  ])('may take 60 steps: after $silent silent ones it is at $ends', ({ silent, ends }) => {
    const names = [...Array.from({ length: silent }, (_, index) => `step-${index}`), 'bye'];
    const steps = names.slice(0, -1).map((name, index) => ({ name, leadsTo: [names[index + 1] ?? ''] }));
    const talk = aTalk({ steps: [...steps, bye], delayMs: 0 });

    talk.start();

    expect(talk.where()).toBe(ends);
  });

  const again = {
    creates: { intent: 'more', sameAs: String },
    settle: (journey: Journey) => journey,
    say: () => 'Mais',
  };
  it.each<[string, Step, (talk: EngineTalk) => void]>([
    ['chosen', bye, (talk) => talk.choose('more')],
    ['typed', { ...nome, leadsTo: ['hello'], known: () => false }, (talk) => talk.type('Ana')],
    [
      'submitted',
      { ...bye, submit: { ...again, input: ({ journey: { compras = 0 } }) => compras, run: async () => 1 } },
      (talk) => {
        talk.submit();
        talk.fetched();
      },
    ],
  ])('is counted from each answer that is %s: a long conversation is no endless one', (_how, asking, answer) => {
    const first = { ...asking, name: 'first', leadsTo: ['hello', 'end'] };
    const talk = aTalk({ steps: [first, { ...hello, leadsTo: ['first'] }], delayMs: 0 });
    talk.start();

    for (let count = 0; count < 100; count += 1) answer(talk);

    expect(talk.where()).toBe('demo:first waiting');
    expect(talk.all('report')).toEqual([]);
  });
});
