import * as z from 'zod/mini';
import { aConversation } from '../../testing/conversation';
import { aSegment } from '../../testing/segments';
import { anyText } from '../../testing/steps';
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
  leadsTo: ['exit:done'],
  text: ({ journey }) => `E agora, ${journey.nickname}?`,
  options: [{ id: 'gift', label: 'Presente', to: 'exit:done', record: (journey) => ({ ...journey, gift: 'flor' }) }],
});
const own = aSegment('own', [ask, choose], { state });
const hello = defineStep({
  name: 'hello',
  leadsTo: ['exit:back'],
  text: ({ journey }) => `${journey.nome}, ${journey.nickname ?? 'sem apelido'}`,
  options: [{ id: 'back', label: 'Voltar', to: 'exit:back' }],
});
const next = aSegment('next', [hello]);
const itinerary = { 'own:done': { segment: 'next' }, 'next:back': { segment: 'away', resets: ['own'] } };

/** A conversation that is stored like this, and resumes in a segment that is not loaded. */
function resumed(stored: { journey?: object; visitor?: object; purchase?: object } = {}, segment = 'own') {
  const conversation = aConversation({ itinerary, delayMs: 0 });
  const { journey = {}, visitor = {}, purchase = {} } = stored;
  const part = { visitor: { ...visitor }, purchase: { ...purchase } };
  return conversation.take({ ...conversation.snapshot(), place: { segment, step: null }, journey, own: { own: part } });
}

it('stores what a step records in the part of its segment, and shows it to the steps of that segment only', () => {
  const conversation = resumed().ready(own).type('Nina').choose('gift').ready(next);

  const part = { visitor: { nickname: 'Nina' }, purchase: { gift: 'flor' } };
  expect(conversation.snapshot()).toMatchObject({ journey: { nome: 'Ana' }, own: { own: part } });
  expect(conversation.said()).toEqual(expect.arrayContaining(['bot: E agora, Nina?', 'bot: Ana, sem apelido']));
});

it('skips what the segment’s own part knows, also after a reload', () => {
  const conversation = resumed({ visitor: { nickname: 'Nina' } })
    .ready(own)
    .reload();

  expect(conversation.state()).toMatchObject({ where: 'own:choose waiting', said: ['bot: E agora, Nina?'] });
});

it.each([
  ['when its segment is loaded', (conversation: ReturnType<typeof resumed>) => conversation.ready(own)],
  ['when its segment is there first', (conversation: ReturnType<typeof resumed>) => conversation.reload([own])],
])('drops a broken key %s, with a report, and the conversation continues with the rest', (_when, load) => {
  const conversation = resumed({ journey: { nome: 'Ana' }, visitor: { nickname: 7 }, purchase: { gift: 'flor' } });
  load(conversation);

  expect(conversation.where()).toBe('own:ask waiting');
  expect(conversation.snapshot().own).toEqual({ own: { visitor: {}, purchase: { gift: 'flor' } } });
  expect(conversation.all('report')).toMatchObject([{ failure: { code: 'storage.unreadable' }, segment: 'own' }]);
});

it('does not drop what cannot be read before the segment that owns it is loaded', () => {
  const conversation = resumed({ visitor: { nickname: 7 } }).reload([]);

  expect(conversation.snapshot().own).toMatchObject({ own: { visitor: { nickname: 7 } } });
  expect(conversation.all('report')).toEqual([]);
});

it('resets the purchase of the segments the exit names, also when they are not loaded', () => {
  const journey = { nome: 'Ana', geoLocation: null };
  const conversation = resumed({ journey, visitor: { nickname: 'Nina' }, purchase: { gift: 'flor' } }, 'next');
  conversation.ready(next).choose('back');

  expect(conversation.snapshot()).toMatchObject({ journey: { nome: 'Ana' }, place: { segment: 'away', step: null } });
  expect(conversation.snapshot().journey).not.toHaveProperty('geoLocation');
  expect(conversation.snapshot().own).toEqual({ own: { visitor: { nickname: 'Nina' }, purchase: {} } });
});
