import * as z from 'zod/mini';
import { aConversation } from '../../testing/conversation';
import { anyText, aSegment } from '../../testing/segments';
import type { StateOf } from '../segment-state';
import { defineStepWith } from '../step';

const state = {
  visitor: z.object({ nickname: z.optional(z.string()) }),
  purchase: z.object({ gift: z.optional(z.string()) }),
};
const defineStep = defineStepWith<StateOf<typeof state>>();

const ask = defineStep({
  name: 'ask',
  leadsTo: ['choose'],
  known: ({ journey }) => journey.nickname !== undefined,
  text: 'Apelido?',
  input: { kind: 'name', label: 'Apelido', check: anyText },
  record: (journey, nickname) => ({ ...journey, nickname, nome: 'Ana' }),
});
const choose = defineStep({
  name: 'choose',
  leadsTo: ['exit:done', 'exit:again'],
  text: ({ journey }) => `E agora, ${journey.nickname}?`,
  options: [
    { id: 'gift', label: 'Presente', to: 'exit:done', record: (journey) => ({ ...journey, gift: 'flor' }) },
    { id: 'again', label: 'De novo', to: 'exit:again' },
  ],
});
const own = aSegment('own', [ask, choose], { state });
const next = aSegment('next', [
  defineStep({
    name: 'hello',
    leadsTo: ['exit:back'],
    text: ({ journey }) => `${journey.nome}, ${journey.nickname ?? 'sem apelido'}`,
    options: [{ id: 'back', label: 'Voltar', to: 'exit:back' }],
  }),
]);
const itinerary = {
  'own:done': { segment: 'next' },
  'own:again': { segment: 'next', resets: ['own'] },
  'next:back': { segment: 'own', step: 'choose' },
};

function conversationOf(stored: { journey?: object; visitor?: object; purchase?: object } = {}) {
  const conversation = aConversation({ itinerary, delayMs: 0 });
  const { journey = {}, visitor = {}, purchase = {} } = stored;
  const part = { visitor: { ...visitor }, purchase: { ...purchase } };
  conversation.take({ ...conversation.snapshot(), place: { segment: 'own', step: null }, journey, own: { own: part } });
  return conversation;
}

it('stores what a step records in the part of its segment, and shows it to the steps of that segment only', () => {
  const conversation = conversationOf();
  conversation.ready(own);
  conversation.type('Nina');
  conversation.choose('gift');
  conversation.ready(next);

  expect(conversation.snapshot()).toMatchObject({
    journey: { nome: 'Ana' },
    own: { own: { visitor: { nickname: 'Nina' }, purchase: { gift: 'flor' } } },
  });
  expect(conversation.said()).toContain('bot: E agora, Nina?');
  expect(conversation.said()).toContain('bot: Ana, sem apelido');
});

it('skips what the segment’s own part knows, also after a reload', () => {
  const conversation = conversationOf({ visitor: { nickname: 'Nina' } });
  conversation.ready(own);
  conversation.reload();

  expect(conversation.where()).toBe('own:choose waiting');
  expect(conversation.said()).toEqual(['bot: E agora, Nina?']);
});

it('keeps over a reload what neither this host nor this build of the segment knows', () => {
  const conversation = conversationOf({ journey: { newShared: [1] }, visitor: { newOwn: { deep: true } } });
  conversation.ready(own);
  conversation.type('Nina');
  conversation.reload([]);
  conversation.ready(own);

  expect(conversation.snapshot()).toMatchObject({
    journey: { newShared: [1], nome: 'Ana' },
    own: { own: { visitor: { newOwn: { deep: true }, nickname: 'Nina' } } },
  });
});

it('takes over what a stored journey of contract 5 kept in one place', () => {
  const conversation = conversationOf({ journey: { nome: 'Ana', nickname: 'Nina' } });
  conversation.ready(own);

  expect(conversation.where()).toBe('own:choose waiting');
  expect(conversation.snapshot().journey).toEqual({ nome: 'Ana' });
  expect(conversation.snapshot().own).toEqual({ own: { visitor: { nickname: 'Nina' }, purchase: {} } });
});

it('drops a broken key with a report, and the conversation continues with the rest', () => {
  const conversation = conversationOf({
    journey: { nome: 'Ana' },
    visitor: { nickname: 7 },
    purchase: { gift: 'flor' },
  });
  conversation.ready(own);

  expect(conversation.where()).toBe('own:ask waiting');
  expect(conversation.snapshot().own).toEqual({ own: { visitor: {}, purchase: { gift: 'flor' } } });
  expect(conversation.all('report')).toMatchObject([{ failure: { code: 'storage.unreadable' }, segment: 'own' }]);
});

it('drops a broken key also when its segment is there before the conversation resumes', () => {
  const conversation = conversationOf({ journey: { nome: 'Ana' }, visitor: { nickname: 7 } });
  conversation.reload([own]);

  expect(conversation.where()).toBe('own:ask waiting');
  expect(conversation.snapshot().own).toEqual({ own: { visitor: {}, purchase: {} } });
  expect(conversation.all('report')).toMatchObject([{ failure: { code: 'storage.unreadable' }, segment: 'own' }]);
});

it('does not drop what cannot be read before the segment that owns it is loaded', () => {
  const conversation = conversationOf({ visitor: { nickname: 7 } });
  conversation.reload([]);

  expect(conversation.snapshot().own).toMatchObject({ own: { visitor: { nickname: 7 } } });
  expect(conversation.all('report')).toEqual([]);
});

it('resets the purchase of the segments the exit names, also when they are not loaded', () => {
  const resetting = { ...itinerary, 'next:back': { segment: 'away', resets: ['own'] } };
  const conversation = aConversation({ itinerary: resetting, delayMs: 0, others: [next] });
  const part = { visitor: { nickname: 'Nina' }, purchase: { gift: 'flor' } };
  conversation.take({
    ...conversation.snapshot(),
    place: { segment: 'next', step: null },
    journey: { nome: 'Ana', geoLocation: null },
    own: { own: part },
  });
  conversation.choose('back');

  expect(conversation.snapshot()).toMatchObject({ journey: { nome: 'Ana' }, place: { segment: 'away', step: null } });
  expect(conversation.snapshot().journey).not.toHaveProperty('geoLocation');
  expect(conversation.snapshot().own).toEqual({ own: { visitor: { nickname: 'Nina' }, purchase: {} } });
});
