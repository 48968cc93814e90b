import * as z from 'zod/mini';
import { expectIgnored, startConversation } from '../../testing/conversation';
import { aNameQuestion, aQuestion, bye } from '../../testing/steps';
import { accept, refuse } from '../../validation';
import { defineStep, type Step } from '../step';
import type { StepComponent } from '../step-component';
import type { Answer } from './events';

const ask = aNameQuestion({
  check: (typed) => (/\d/.test(typed) ? refuse('Está correto?') : accept(typed.trim().toUpperCase())),
  initial: ({ journey }) => journey.email ?? '',
});

describe('a typed answer', () => {
  it('that passes its check becomes a message, is recorded and leads to the next step', () => {
    const conversation = startConversation([ask, bye]).type('  ana ');

    expect(conversation.said()).toEqual(['bot: Nome?', 'user: ana', 'bot: Até!']);
    expect(conversation.state()).toMatchObject({ journey: { nome: 'ANA' }, draft: '', where: 'demo:bye waiting' });
  });

  it('that ends the conversation leaves no text in the field', () => {
    const conversation = startConversation([{ ...ask, leadsTo: ['end'] }]).type('  ana ');
    expect(conversation.state()).toMatchObject({ where: 'demo:ask ended', draft: '' });
  });

  it('is shown as the step says', () => {
    const shown = aNameQuestion({ show: (answer) => `<${answer}>` });
    expect(startConversation([shown, bye]).type('ana').said()).toContain('user: <ana>');
  });

  it('that is refused stays in the field, without a message and with the reason beside it until the text changes', () => {
    const conversation = startConversation([ask, bye]).type('ana 2');

    expect(conversation.where()).toBe('demo:ask waiting');
    expect(conversation.snapshot()).toMatchObject({ phase: { problem: 'Está correto?' }, draft: 'ana 2' });
    expect(conversation.said()).toHaveLength(1);

    conversation.draft('ana');

    expect(conversation.snapshot().phase).toStrictEqual({ kind: 'waiting', token: conversation.token() });
    expect(conversation.snapshot().draft).toBe('ana');
    expect(conversation.effects()).toEqual([]);
  });

  it('starts with the text that the step proposes', () => {
    expect(startConversation([ask, bye], { journey: { email: 'a@b.c' } }).snapshot().draft).toBe('a@b.c');
  });

  it('changes nothing at a step that has no field', () => {
    const conversation = startConversation([bye]);

    expectIgnored(conversation, () => conversation.type('oi'));
  });
});

describe('an answer to an old question changes nothing:', () => {
  const first = aQuestion('first', { yes: 'bye' });
  const [yes, leave]: Answer[] = ['yes', 'leave'].map((id) => ({ kind: 'option', id }));
  const ana: Answer = { kind: 'typed', text: 'ana' };
  it.each<[string, Step, Answer | undefined, Answer | undefined]>([
    ['a second click on the same place', first, yes, leave],
    ['an option of the question before', first, yes, yes],
    ['Enter and click give it twice', ask, ana, ana],
    ['the first of two was refused', ask, { kind: 'typed', text: '1' }, ana],
  ])('%s', (_what, step, now = ana, late = ana) => {
    const conversation = startConversation([step, bye]);
    const token = conversation.token();
    conversation.happen({ type: 'answered', token, answer: now });

    expectIgnored(conversation, () => conversation.happen({ type: 'answered', token, answer: late }));
    expect(conversation.effects()).toEqual([]);
  });
});

describe('an option', () => {
  it('says its label, records and leads where it says', () => {
    const choice = defineStep({
      name: 'choice',
      leadsTo: ['bye', 'end'],
      options: ({ journey }) => [
        { id: 'a', label: `Sou ${journey.nome}`, to: 'bye', record: (now) => ({ ...now, empresaId: 58 }) },
        { id: 'b', label: 'Outra', to: 'end' },
      ],
      facts: ({ journey }) => [{ name: 'specialists.requested', payload: { step: String(journey.empresaId) } }],
    });
    const conversation = startConversation([choice, bye], { journey: { nome: 'Ana' } }).choose('a');

    expect(conversation.said()).toContain('user: Sou Ana');
    expect(conversation.snapshot().journey).toEqual({ nome: 'Ana', empresaId: 58 });
    expect(conversation.where()).toBe('demo:bye waiting');
    expect(conversation.all('publish')).toMatchObject([{ fact: { payload: { step: '58' } } }]);
  });

  it('publishes its own facts instead of those of the step, if it has any', () => {
    const options: Step['options'] = [
      { id: 'change', label: 'Mudar', to: 'end' },
      { id: 'keep', label: 'Manter', to: 'end', facts: () => [] },
    ];
    const facts: Step['facts'] = () => [{ name: 'address.found', payload: {} }];
    const chosen = (id: string) =>
      startConversation([aQuestion('keep', {}, { leadsTo: ['end'], options, facts })]).choose(id);

    expect(chosen('change').all('publish')).toHaveLength(1);
    expect(chosen('keep').all('publish')).toEqual([]);
  });

  it('that is not offered changes nothing', () => {
    const conversation = startConversation([bye]);

    expectIgnored(conversation, () => conversation.choose('elsewhere'));
  });

  it('for the specialists is noted at each press, and the conversation stays where it is', () => {
    const conversation = startConversation([bye]);

    expectIgnored(conversation, () => conversation.choose('especialistas').choose('especialistas'));

    const noted = { type: 'publish', fact: { name: 'specialists.requested', payload: { step: 'bye' } } };
    expect(conversation.all('publish')).toEqual([noted, noted]);
  });

  it('that ends the journey leaves nothing to answer', () => {
    const conversation = startConversation([bye]).choose('leave');
    expect(conversation.where()).toBe('demo:bye ended');

    const before = conversation.snapshot();
    conversation.choose('leave').draft('x').skip().reload([]);
    expect(conversation.snapshot()).toEqual(before);
    expect(conversation.effects()).toEqual([]);
  });
});

describe("a component's answer", () => {
  const carousel: StepComponent<{ id: number }> = {
    name: 'carousel',
    asks: { answer: z.object({ id: z.int() }), say: ({ id }, { brand }) => `Plano ${id} de ${brand.nome}` },
  };
  const record: Step['record'] = (journey, answer) => ({ ...journey, ...(answer as object) });
  const asking = (component: object) =>
    startConversation([{ name: 'cards', leadsTo: ['bye'], text: 'Escolha:', record, ...component }, bye]);

  it.each(['component', 'overlay'])('given by the %s is parsed, said and recorded', (place) => {
    const conversation = asking({ [place]: carousel }).give({ id: 7, card: 'dropped' });

    expect(conversation.said()).toContain('user: Plano 7 de Alvo Consórcio');
    expect(conversation.snapshot().journey).toEqual({ id: 7 });
    expect(conversation.where()).toBe('demo:bye waiting');
  });

  it('is announced in the message, so that the page removes the component once it is answered', () => {
    const shown = asking({ component: carousel }).snapshot().transcript.at(-1)?.component;
    expect(shown).toEqual({ segment: 'demo', name: 'carousel', asks: true });
  });

  it.each([undefined, null, 'x', {}, { id: '7' }, { id: 1.5 }])('that is not one (%j) changes nothing', (value) => {
    const conversation = asking({ component: carousel });

    expectIgnored(conversation, () => conversation.give(value));
    expect(conversation.effects()).toEqual([]);
  });

  it('keeps its unfinished draft over a reload', () => {
    const conversation = asking({ component: carousel }).draft('{"page":2}').reload();

    expect(conversation.state()).toMatchObject({ draft: '{"page":2}', where: 'demo:cards waiting' });
  });
});

it('a step that is done publishes its facts and sends its requests with the journey as it then is, before the next one', () => {
  const facts: Step['facts'] = ({ journey }) => [
    { name: 'specialists.requested', payload: { step: journey.nome ?? '' } },
  ];
  const run = async () => undefined;
  const send: Step['send'] = [
    { input: ({ journey }) => journey.nome, run },
    { input: () => 2, run },
  ];
  const done = aNameQuestion({}, { facts, send });
  const conversation = startConversation([done, bye]).type('Ana');

  expect(conversation.effects()).toMatchObject([
    { type: 'publish', fact: { payload: { step: 'Ana' } } },
    { type: 'send', segment: 'demo', step: 'ask', index: 0, input: 'Ana' },
    { type: 'send', segment: 'demo', step: 'ask', index: 1, input: 2 },
    { type: 'say' },
  ]);
});
