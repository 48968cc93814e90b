import { anyText } from '../../testing/segments';
import { aTalk } from '../../testing/talk';
import { accept, refuse } from '../../validation';
import { defineStep } from '../step';

const ask = defineStep({
  name: 'ask',
  leadsTo: ['bye', 'error-general'],
  text: 'Como você se chama?',
  input: {
    kind: 'name',
    label: 'Nome',
    check: (typed) => (typed.trim() === '' ? refuse('Preencha.') : accept(typed.trim())),
    verify: {
      run: async () => undefined,
      refusal: (value) => (value === 'rude' ? 'Use outro nome.' : undefined),
    },
  },
  record: (journey, nome) => ({ ...journey, nome }),
});
const bye = defineStep({
  name: 'bye',
  leadsTo: ['end'],
  text: 'Até!',
  options: [{ id: 'leave', label: 'Sair', to: 'end' }],
});

const typed = (text = ' Ana ') => {
  const talk = aTalk({ steps: [ask, bye], delayMs: 0 });
  talk.start();
  talk.type(text);
  return talk;
};

describe('an answer that the server verifies', () => {
  it('is sent only after the local check accepts it', () => {
    const talk = typed('  ');

    expect(talk.all('request')).toEqual([]);
    expect(talk.snapshot().phase).toMatchObject({ kind: 'waiting', problem: 'Preencha.' });
  });

  it('stays on screen meanwhile, and cannot be answered again or changed', () => {
    const talk = typed();

    expect(talk.where()).toBe('demo:ask verifying');
    expect(talk.snapshot().draft).toBe(' Ana ');
    expect(talk.said()).toEqual(['bot: Como você se chama?']);
    expect(talk.snapshot().phase).toMatchObject({ shown: { id: 1, sender: 'user', text: 'Ana' } });
    expect(talk.effects()).toEqual([
      { type: 'request', part: 'verify', token: talk.token(), segment: 'demo', step: 'ask', input: 'Ana' },
    ]);

    const before = talk.snapshot();
    talk.type('Bia');
    talk.draft('Bia');
    talk.skip();
    expect(talk.snapshot()).toBe(before);
  });

  it("is not decided by the server's answer to another one", () => {
    const talk = typed();
    const before = talk.snapshot();

    talk.happen({ type: 'request-done', token: talk.token() - 1, outcome: { ok: true, value: 'fine' } });

    expect(talk.snapshot()).toBe(before);
  });

  it('that is accepted becomes a message and leads to the next step', () => {
    const talk = typed();

    talk.fetched('fine');

    expect(talk.said()).toEqual(['bot: Como você se chama?', 'user: Ana', 'bot: Até!']);
    expect(talk.snapshot().journey).toEqual({ nome: 'Ana' });
  });

  it('that is refused stays in the field with the reason beside it', () => {
    const talk = typed();

    talk.fetched('rude');

    expect(talk.where()).toBe('demo:ask waiting');
    expect(talk.snapshot()).toMatchObject({ draft: ' Ana ', phase: { problem: 'Use outro nome.' }, journey: {} });
    expect(talk.effects()).toEqual([{ type: 'refuse', problem: 'Use outro nome.' }]);
    expect(talk.snapshot().trouble?.failure).toEqual({ code: 'http.refused' });
  });

  it('is in the field again when the question is asked again after a failure', () => {
    const talk = typed();

    talk.failed('network.lost');
    expect(talk.where()).toBe('host:error-general waiting');
    expect(talk.said().at(-1)).toBe('bot: Instabilidades.'); // a check creates nothing
    expect(talk.snapshot().kept).toEqual({ ask: ' Ana ' });

    talk.choose('again');
    expect(talk.where()).toBe('demo:ask waiting');
    expect(talk.snapshot().draft).toBe(' Ana ');

    talk.type('Ana');
    talk.fetched('fine');
    expect(talk.snapshot().kept).toEqual({});
  });

  it('is in the field again after a reload in the middle, too', () => {
    const talk = typed();
    talk.failed('http.failed');

    talk.reload();
    talk.choose('again');

    expect(talk.snapshot().draft).toBe(' Ana ');
  });

  it('leads where the step says after a failure', () => {
    const lenient = defineStep({
      name: 'ask',
      leadsTo: ['bye'],
      input: {
        kind: 'name',
        label: 'Nome',
        check: anyText,
        verify: { run: async () => undefined, refusal: () => undefined, fails: () => 'bye' },
      },
    });
    const talk = aTalk({ steps: [lenient, bye], delayMs: 0 });
    talk.start();
    talk.type('Ana');

    talk.failed('http.failed');

    expect(talk.where()).toBe('demo:bye waiting');
    expect(talk.snapshot().kept).toEqual({ ask: 'Ana' });
  });

  it('is refused by a check that changed meanwhile, although the server accepts it', () => {
    let closed = false;
    const strict = defineStep({
      name: 'ask',
      leadsTo: ['bye'],
      input: {
        kind: 'name',
        label: 'Nome',
        check: (text) => (closed ? refuse('Tarde demais.') : anyText(text)),
        verify: { run: async () => undefined, refusal: () => undefined },
      },
    });
    const talk = aTalk({ steps: [strict, bye], delayMs: 0 });
    talk.start();
    talk.type('Ana');

    closed = true;
    talk.fetched();

    expect(talk.snapshot()).toMatchObject({ draft: 'Ana', phase: { kind: 'waiting', problem: 'Tarde demais.' } });
  });

  it('is decided by the first answer of the server only', () => {
    const talk = typed();
    const token = talk.token();
    talk.fetched('rude');
    const before = talk.snapshot();

    talk.happen({ type: 'request-done', token, outcome: { ok: true, value: 'fine' } });

    expect(talk.snapshot()).toBe(before);
  });
});
