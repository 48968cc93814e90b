import * as z from 'zod/mini';
import { aConversation } from '../../testing/conversation';
import { anyText } from '../../testing/segments';
import { specialistsOption } from '../specialists';
import { defineStep } from '../step';
import type { StepComponent } from '../step-component';

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

describe('an option', () => {
  it('says its label, records and leads where it says', () => {
    const choice = defineStep({
      name: 'choice',
      leadsTo: ['bye', 'end'],
      text: 'Qual?',
      options: ({ journey }) => [
        { id: 'a', label: `Sou ${journey.nome}`, to: 'bye', record: (now) => ({ ...now, empresaId: 58 }) },
        { id: 'b', label: 'Outra', to: 'end' },
      ],
      facts: ({ journey }) => [{ name: 'specialists.requested', payload: { step: String(journey.empresaId) } }],
    });
    const conversation = waiting({ steps: [choice, bye], journey: { nome: 'Ana' } });

    conversation.choose('a');

    expect(conversation.said()).toContain('user: Sou Ana');
    expect(conversation.snapshot().journey).toEqual({ nome: 'Ana', empresaId: 58 });
    expect(conversation.where()).toBe('demo:bye waiting');
    expect(conversation.all('publish')).toMatchObject([{ fact: { payload: { step: '58' } } }]);
  });

  it('publishes its own facts instead of those of the step', () => {
    const keep = defineStep({
      name: 'keep',
      leadsTo: ['end'],
      options: [
        { id: 'change', label: 'Mudar', to: 'end' },
        { id: 'keep', label: 'Manter', to: 'end', facts: () => [] },
      ],
      facts: () => [{ name: 'address.found', payload: {} }],
    });
    const published = (option: string) => {
      const conversation = waiting({ steps: [keep] });
      conversation.choose(option);
      return conversation.all('publish').length;
    };
    expect([published('change'), published('keep')]).toEqual([1, 0]);
  });

  it('that is not offered changes nothing', () => {
    const conversation = waiting({ steps: [bye] });
    const before = conversation.snapshot();

    conversation.choose('elsewhere');

    expect(conversation.snapshot()).toBe(before);
  });

  it('for the specialists is noted at each press, and the conversation stays where it is', () => {
    const conversation = waiting({ steps: [bye] });
    const before = conversation.snapshot();

    conversation.choose('especialistas');
    conversation.choose('especialistas');
    const noted = { type: 'publish', fact: { name: 'specialists.requested', payload: { step: 'bye' } } };
    expect(conversation.all('publish')).toEqual([noted, noted]);
    expect(conversation.snapshot()).toBe(before);
  });

  it('that ends the journey leaves nothing to answer', () => {
    const conversation = waiting({ steps: [bye] });

    conversation.choose('leave');
    expect(conversation.where()).toBe('demo:bye ended');

    const before = conversation.snapshot();
    conversation.choose('leave');
    conversation.draft('x');
    conversation.skip();
    conversation.reload();
    expect(conversation.snapshot()).toEqual(before);
  });
});

describe("a component's answer", () => {
  const carousel: StepComponent<{ id: number }> = {
    name: 'carousel',
    asks: { answer: z.object({ id: z.int() }), say: ({ id }, { brand }) => `Plano ${id} de ${brand.nome}` },
  };
  const cards = defineStep({
    name: 'cards',
    leadsTo: ['bye'],
    text: 'Escolha:',
    component: carousel,
    record: (journey, { id }) => ({ ...journey, compraId: id }),
  });

  it('is parsed, said and recorded', () => {
    const conversation = waiting({ steps: [cards, bye] });

    conversation.give({ id: 7, card: 'dropped' });

    expect(conversation.said()).toContain('user: Plano 7 de Alvo Consórcio');
    expect(conversation.snapshot().journey).toEqual({ compraId: 7 });
    expect(conversation.where()).toBe('demo:bye waiting');
  });

  it('is announced in the message, so that the page removes the component once it is answered', () => {
    const conversation = waiting({ steps: [cards, bye] });

    expect(conversation.snapshot().transcript.at(-1)?.component).toEqual({
      segment: 'demo',
      name: 'carousel',
      asks: true,
    });
  });

  it.each([undefined, null, 'x', {}, { id: '7' }, { id: 1.5 }])('that is not one (%j) changes nothing', (value) => {
    const conversation = waiting({ steps: [cards, bye] });
    const before = conversation.snapshot();

    conversation.give(value);

    expect(conversation.snapshot()).toBe(before);
    expect(conversation.effects()).toEqual([]);
  });

  it('may be given by an overlay', () => {
    const modal = defineStep({
      name: 'modal',
      leadsTo: ['bye'],
      text: 'Preencha:',
      overlay: carousel,
      record: (journey, { id }) => ({ ...journey, compraId: id }),
    });
    const conversation = waiting({ steps: [modal, bye] });

    conversation.give({ id: 3 });

    expect(conversation.snapshot().journey).toEqual({ compraId: 3 });
  });

  it('keeps its unfinished draft over a reload', () => {
    const conversation = waiting({ steps: [cards, bye] });
    conversation.draft('{"page":2}');

    conversation.reload();

    expect(conversation.snapshot().draft).toBe('{"page":2}');
    expect(conversation.where()).toBe('demo:cards waiting');
  });
});

describe('what a step does when it is done', () => {
  it('publishes its facts and sends its requests with the journey as it then is, before the next step begins', () => {
    const done = defineStep({
      name: 'done',
      leadsTo: ['bye'],
      text: 'Nome?',
      input: { kind: 'name', label: 'Nome', check: anyText },
      record: (journey, nome) => ({ ...journey, nome }),
      facts: ({ journey }) => [{ name: 'specialists.requested', payload: { step: journey.nome ?? '' } }],
      send: [
        { input: ({ journey }) => journey.nome, run: async () => undefined },
        { input: () => 2, run: async () => undefined },
      ],
    });
    const conversation = waiting({ steps: [done, bye] });

    conversation.type('Ana');

    expect(conversation.effects()).toMatchObject([
      { type: 'publish', fact: { payload: { step: 'Ana' } } },
      { type: 'send', segment: 'demo', step: 'done', index: 0, input: 'Ana' },
      { type: 'send', segment: 'demo', step: 'done', index: 1, input: 2 },
      { type: 'say' },
    ]);
  });
});
