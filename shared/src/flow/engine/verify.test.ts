import { aConversation } from '../../testing/conversation';
import { anyText } from '../../testing/segments';
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
  const conversation = aConversation({ steps: [ask, bye], delayMs: 0 });
  conversation.start();
  conversation.type(text);
  return conversation;
};

describe('an answer that the server verifies', () => {
  it('is sent only after the local check accepts it', () => {
    const conversation = typed('  ');

    expect(conversation.all('request')).toEqual([]);
    expect(conversation.snapshot().phase).toMatchObject({ kind: 'waiting', problem: 'Preencha.' });
  });

  it('stays on screen meanwhile, and cannot be answered again or changed', () => {
    const conversation = typed();

    expect(conversation.where()).toBe('demo:ask verifying');
    expect(conversation.snapshot().draft).toBe(' Ana ');
    expect(conversation.said()).toEqual(['bot: Como você se chama?']);
    expect(conversation.snapshot().phase).toMatchObject({ shown: { id: 1, sender: 'user', text: 'Ana' } });
    expect(conversation.effects()).toEqual([
      { type: 'request', part: 'verify', token: conversation.token(), segment: 'demo', step: 'ask', input: 'Ana' },
    ]);

    const before = conversation.snapshot();
    conversation.type('Bia');
    conversation.draft('Bia');
    conversation.skip();
    expect(conversation.snapshot()).toBe(before);
  });

  it("is not decided by the server's answer to another one", () => {
    const conversation = typed();
    const before = conversation.snapshot();

    conversation.happen({
      type: 'request-done',
      token: conversation.token() - 1,
      outcome: { ok: true, value: 'fine' },
    });

    expect(conversation.snapshot()).toBe(before);
  });

  it('that is accepted becomes a message and leads to the next step', () => {
    const conversation = typed();

    conversation.fetched('fine');

    expect(conversation.said()).toEqual(['bot: Como você se chama?', 'user: Ana', 'bot: Até!']);
    expect(conversation.snapshot().journey).toEqual({ nome: 'Ana' });
  });

  it('that is refused stays in the field with the reason beside it', () => {
    const conversation = typed();

    conversation.fetched('rude');

    expect(conversation.where()).toBe('demo:ask waiting');
    expect(conversation.snapshot()).toMatchObject({
      draft: ' Ana ',
      phase: { problem: 'Use outro nome.' },
      journey: {},
    });
    expect(conversation.effects()).toEqual([{ type: 'refuse', problem: 'Use outro nome.' }]);
    expect(conversation.snapshot().trouble?.failure).toEqual({ code: 'http.refused' });
  });

  it('is in the field again when the question is asked again after a failure', () => {
    const conversation = typed();

    conversation.failed('network.lost');
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

  it('is in the field again after a reload in the middle, too', () => {
    const conversation = typed();
    conversation.failed('http.failed');

    conversation.reload();
    conversation.choose('again');

    expect(conversation.snapshot().draft).toBe(' Ana ');
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
    const conversation = aConversation({ steps: [lenient, bye], delayMs: 0 });
    conversation.start();
    conversation.type('Ana');

    conversation.failed('http.failed');

    expect(conversation.where()).toBe('demo:bye waiting');
    expect(conversation.snapshot().kept).toEqual({ ask: 'Ana' });
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
    const conversation = aConversation({ steps: [strict, bye], delayMs: 0 });
    conversation.start();
    conversation.type('Ana');

    closed = true;
    conversation.fetched();

    expect(conversation.snapshot()).toMatchObject({
      draft: 'Ana',
      phase: { kind: 'waiting', problem: 'Tarde demais.' },
    });
  });

  it('is decided by the first answer of the server only', () => {
    const conversation = typed();
    const token = conversation.token();
    conversation.fetched('rude');
    const before = conversation.snapshot();

    conversation.happen({ type: 'request-done', token, outcome: { ok: true, value: 'fine' } });

    expect(conversation.snapshot()).toBe(before);
  });
});
