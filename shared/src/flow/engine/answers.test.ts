import { aConversation } from '../../testing/conversation';
import { anyText } from '../../testing/segments';
import { accept, refuse } from '../../validation';
import { specialistsOption } from '../specialists';
import { defineStep } from '../step';

const name = defineStep({
  name: 'ask-name',
  leadsTo: ['bye'],
  text: 'Como você se chama?',
  input: {
    kind: 'name',
    label: 'Nome',
    check: (typed) => (/\d/.test(typed) ? refuse('Está correto?') : accept(typed.trim().toUpperCase())),
    initial: ({ journey }) => journey.email ?? '',
  },
  record: (journey, nome) => ({ ...journey, nome }),
});
const bye = defineStep({
  name: 'bye',
  leadsTo: ['end'],
  opens: ['specialists'],
  text: 'Até!',
  options: [{ id: 'leave', label: 'Sair', to: 'end' }, specialistsOption],
});

const waiting = (steps: Parameters<typeof aConversation>[0] = {}) => {
  const conversation = aConversation({ delayMs: 0, ...steps });
  conversation.start();
  return conversation;
};

describe('a typed answer', () => {
  it('that passes its check becomes a message, is recorded and leads to the next step', () => {
    const conversation = waiting({ steps: [name, bye] });

    conversation.type('  ana ');

    expect(conversation.said()).toEqual(['bot: Como você se chama?', 'user: ana', 'bot: Até!']);
    expect(conversation.snapshot().journey).toEqual({ nome: 'ANA' });
    expect(conversation.snapshot().draft).toBe('');
    expect(conversation.where()).toBe('demo:bye waiting');
  });

  it('that ends the conversation leaves no text in the field', () => {
    const conversation = waiting({ steps: [{ ...name, leadsTo: ['end'] }] });

    conversation.type('  ana ');

    expect(conversation.where()).toBe('demo:ask-name ended');
    expect(conversation.snapshot().draft).toBe('');
  });

  it('is shown as the step says', () => {
    const shown = defineStep({
      name: 'ask-name',
      leadsTo: ['bye'],
      input: { kind: 'name', label: 'Nome', check: anyText, show: (answer) => `<${answer}>` },
    });
    const conversation = waiting({ steps: [shown, bye] });

    conversation.type('ana');

    expect(conversation.said()).toContain('user: <ana>');
  });

  it('that is refused stays in the field with the reason beside it, without a message', () => {
    const conversation = waiting({ steps: [name, bye] });

    conversation.type('ana 2');

    expect(conversation.where()).toBe('demo:ask-name waiting');
    expect(conversation.snapshot().phase).toMatchObject({ problem: 'Está correto?' });
    expect(conversation.snapshot().draft).toBe('ana 2');
    expect(conversation.effects()).toEqual([{ type: 'refuse', problem: 'Está correto?' }]);
    expect(conversation.said()).toHaveLength(1);
  });

  it('loses the reason of its refusal as soon as the text changes', () => {
    const conversation = waiting({ steps: [name, bye] });
    conversation.type('ana 2');

    conversation.draft('ana');

    expect(conversation.snapshot().phase).toStrictEqual({ kind: 'waiting', token: conversation.token() });
    expect(conversation.snapshot().draft).toBe('ana');
    expect(conversation.effects()).toEqual([]);
  });

  it('starts with the text that the step proposes', () => {
    expect(waiting({ steps: [name, bye], journey: { email: 'a@b.c' } }).snapshot().draft).toBe('a@b.c');
  });

  it('changes nothing at a step that has no field', () => {
    const conversation = waiting({ steps: [bye] });
    const before = conversation.snapshot();

    conversation.type('oi');

    expect(conversation.snapshot()).toBe(before);
  });
});

describe('an answer to an old question', () => {
  it.each([
    ['a second click on the same option', 'leave'],
    ['an option of the question before', 'yes'],
  ])('changes nothing: %s', (_what, id) => {
    const first = defineStep({
      name: 'first',
      leadsTo: ['bye'],
      text: 'Vamos?',
      options: [{ id: 'yes', label: 'Sim', to: 'bye' }],
    });
    const conversation = waiting({ steps: [first, bye] });
    const old = conversation.token();
    conversation.choose('yes');
    const before = conversation.snapshot();

    conversation.happen({ type: 'answered', token: old, answer: { kind: 'option', id } });

    expect(conversation.snapshot()).toBe(before);
    expect(conversation.effects()).toEqual([]);
  });

  it('changes nothing when Enter and click give it twice', () => {
    const conversation = waiting({ steps: [name, bye] });
    const token = conversation.token();

    conversation.type('ana');
    conversation.happen({ type: 'answered', token, answer: { kind: 'typed', text: 'ana' } });

    expect(conversation.said().filter((line) => line === 'user: ana')).toHaveLength(1);
  });

  it('changes nothing after the first of two was refused', () => {
    const conversation = waiting({ steps: [name, bye] });
    const token = conversation.token();
    conversation.type('1');

    conversation.happen({ type: 'answered', token, answer: { kind: 'typed', text: 'ana' } });

    expect(conversation.where()).toBe('demo:ask-name waiting');
    expect(conversation.snapshot().draft).toBe('1');
  });
});
