import type { Failure } from '../../errors';
import { aTalk } from '../../testing/talk';
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
  const talk = aTalk({ steps: [look, bye, sorry], journey: { nome: 'Ana' } });
  talk.start();
  return talk;
};

describe('a step with a fetch', () => {
  it('waits for the answer behind the typing mark, without a delay of its own', () => {
    const talk = looking();

    expect(talk.where()).toBe('demo:look fetching');
    expect(talk.said()).toEqual([]);
    expect(talk.effects()).toEqual([
      { type: 'request', part: 'fetch', token: talk.token(), segment: 'demo', step: 'look', input: { of: 'Ana' } },
    ]);
  });

  it('writes the answer into the journey, says what it knows now and continues', () => {
    const talk = looking();

    talk.fetched('ana@example.com');

    expect(talk.snapshot().journey).toEqual({ nome: 'Ana', email: 'ana@example.com' });
    expect(talk.said()).toEqual(['bot: Achei ana@example.com.']);
    expect(talk.all('publish')).toMatchObject([{ fact: { payload: { step: 'found ana@example.com' } } }]);
    expect(talk.where()).toBe('demo:bye typing');
  });

  it('may lead elsewhere, depending on the answer', () => {
    const talk = looking();

    talk.fetched('none');

    expect(talk.where()).toBe('demo:sorry typing');
  });

  it.each<{ failure: Failure; to: string }>([
    { failure: { code: 'http.refused', status: 404, reasons: ['Nada.'] }, to: 'demo:sorry typing' },
    { failure: { code: 'http.refused', status: 400 }, to: 'host:error-general typing' },
    { failure: { code: 'network.timeout' }, to: 'host:error-general typing' },
  ])('leads where the step says after $failure', ({ failure, to }) => {
    const talk = looking();

    talk.failed(failure);

    expect(talk.where()).toBe(to);
    expect(talk.snapshot().trouble).toEqual({
      failure,
      place: { segment: 'demo', step: 'look' },
      uncertain: false,
      times: 1,
    });
    expect(talk.all('report')).toEqual([]);
  });

  it('leads to error-general after a failure when it says nothing about failures', () => {
    const careless = defineStep({
      name: 'look',
      leadsTo: ['bye'],
      fetch: { input: () => undefined, run: async () => undefined, settle: (journey) => journey },
    });
    const talk = aTalk({ steps: [careless, bye] });
    talk.start();

    talk.failed('http.failed');

    expect(talk.where()).toBe('host:error-general typing');
  });

  it('asks again when the visitor wants to try at the same place', () => {
    const talk = looking();
    talk.failed('network.lost');
    talk.listen();

    talk.choose('again');
    expect(talk.where()).toBe('demo:look fetching');

    talk.fetched('late@example.com');
    expect(talk.said()).toEqual(['bot: Instabilidades.', 'user: Tentar novamente', 'bot: Achei late@example.com.']);
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
    const talk = aTalk({ steps: [look, found], delayMs: 0 });
    talk.start();
    talk.failed('network.lost');
    expect(talk.said()).toEqual(['bot: network.lost']);
  });

  it('uses its answer once: a second or a late one changes nothing', () => {
    const talk = looking();
    const token = talk.token();
    talk.fetched('first@example.com');
    const before = talk.snapshot();

    talk.happen({ type: 'request-done', token, outcome: { ok: true, value: 'second@example.com' } });
    talk.happen({ type: 'request-done', token, outcome: { ok: false, failure: { code: 'network.lost' } } });

    expect(talk.snapshot()).toBe(before);
  });

  it('does not show the last trouble to a step after the visitor went on', () => {
    const talk = looking();
    talk.failed({ code: 'http.refused', reasons: ['Nada.'] });
    talk.listen();
    expect(talk.snapshot().trouble).toBeDefined();

    talk.choose('leave');

    expect(talk.snapshot().trouble).toBeUndefined();
  });
});
