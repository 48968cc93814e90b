import { anyText } from '../../testing/segments';
import { aTalk } from '../../testing/talk';
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

const waiting = (steps: Parameters<typeof aTalk>[0] = {}) => {
  const talk = aTalk({ delayMs: 0, ...steps });
  talk.start();
  return talk;
};

describe('a typed answer', () => {
  it('that passes its check becomes a message, is recorded and leads to the next step', () => {
    const talk = waiting({ steps: [name, bye] });

    talk.type('  ana ');

    expect(talk.said()).toEqual(['bot: Como você se chama?', 'user: ana', 'bot: Até!']);
    expect(talk.snapshot().journey).toEqual({ nome: 'ANA' });
    expect(talk.snapshot().draft).toBe('');
    expect(talk.where()).toBe('demo:bye waiting');
  });

  it('that ends the conversation leaves no text in the field', () => {
    const talk = waiting({ steps: [{ ...name, leadsTo: ['end'] }] });

    talk.type('  ana ');

    expect(talk.where()).toBe('demo:ask-name ended');
    expect(talk.snapshot().draft).toBe('');
  });

  it('is shown as the step says', () => {
    const shown = defineStep({
      name: 'ask-name',
      leadsTo: ['bye'],
      input: { kind: 'name', label: 'Nome', check: anyText, show: (answer) => `<${answer}>` },
    });
    const talk = waiting({ steps: [shown, bye] });

    talk.type('ana');

    expect(talk.said()).toContain('user: <ana>');
  });

  it('that is refused stays in the field with the reason beside it, without a message', () => {
    const talk = waiting({ steps: [name, bye] });

    talk.type('ana 2');

    expect(talk.where()).toBe('demo:ask-name waiting');
    expect(talk.snapshot().phase).toMatchObject({ problem: 'Está correto?' });
    expect(talk.snapshot().draft).toBe('ana 2');
    expect(talk.effects()).toEqual([{ type: 'refuse', problem: 'Está correto?' }]);
    expect(talk.said()).toHaveLength(1);
  });

  it('loses the reason of its refusal as soon as the text changes', () => {
    const talk = waiting({ steps: [name, bye] });
    talk.type('ana 2');

    talk.draft('ana');

    expect(talk.snapshot().phase).toStrictEqual({ kind: 'waiting', token: talk.token() });
    expect(talk.snapshot().draft).toBe('ana');
    expect(talk.effects()).toEqual([]);
  });

  it('starts with the text that the step proposes', () => {
    expect(waiting({ steps: [name, bye], journey: { email: 'a@b.c' } }).snapshot().draft).toBe('a@b.c');
  });

  it('changes nothing at a step that has no field', () => {
    const talk = waiting({ steps: [bye] });
    const before = talk.snapshot();

    talk.type('oi');

    expect(talk.snapshot()).toBe(before);
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
    const talk = waiting({ steps: [first, bye] });
    const old = talk.token();
    talk.choose('yes');
    const before = talk.snapshot();

    talk.happen({ type: 'answered', token: old, answer: { kind: 'option', id } });

    expect(talk.snapshot()).toBe(before);
    expect(talk.effects()).toEqual([]);
  });

  it('changes nothing when Enter and click give it twice', () => {
    const talk = waiting({ steps: [name, bye] });
    const token = talk.token();

    talk.type('ana');
    talk.happen({ type: 'answered', token, answer: { kind: 'typed', text: 'ana' } });

    expect(talk.said().filter((line) => line === 'user: ana')).toHaveLength(1);
  });

  it('changes nothing after the first of two was refused', () => {
    const talk = waiting({ steps: [name, bye] });
    const token = talk.token();
    talk.type('1');

    talk.happen({ type: 'answered', token, answer: { kind: 'typed', text: 'ana' } });

    expect(talk.where()).toBe('demo:ask-name waiting');
    expect(talk.snapshot().draft).toBe('1');
  });
});
