import * as z from 'zod/mini';
import { anyText, aSegment } from '../../testing/segments';
import { aTalk } from '../../testing/talk';
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

function talkOf(stored: { journey?: object; visitor?: object; purchase?: object } = {}) {
  const talk = aTalk({ itinerary, delayMs: 0 });
  const { journey = {}, visitor = {}, purchase = {} } = stored;
  const part = { visitor: { ...visitor }, purchase: { ...purchase } };
  talk.take({ ...talk.snapshot(), place: { segment: 'own', step: null }, journey, own: { own: part } });
  return talk;
}

it('stores what a step records in the part of its segment, and shows it to the steps of that segment only', () => {
  const talk = talkOf();
  talk.ready(own);
  talk.type('Nina');
  talk.choose('gift');
  talk.ready(next);

  expect(talk.snapshot()).toMatchObject({
    journey: { nome: 'Ana' },
    own: { own: { visitor: { nickname: 'Nina' }, purchase: { gift: 'flor' } } },
  });
  expect(talk.said()).toContain('bot: E agora, Nina?');
  expect(talk.said()).toContain('bot: Ana, sem apelido');
});

it('skips what the segment’s own part knows, also after a reload', () => {
  const talk = talkOf({ visitor: { nickname: 'Nina' } });
  talk.ready(own);
  talk.reload();

  expect(talk.where()).toBe('own:choose waiting');
  expect(talk.said()).toEqual(['bot: E agora, Nina?']);
});

it('keeps over a reload what neither this host nor this build of the segment knows', () => {
  const talk = talkOf({ journey: { newShared: [1] }, visitor: { newOwn: { deep: true } } });
  talk.ready(own);
  talk.type('Nina');
  talk.reload([]);
  talk.ready(own);

  expect(talk.snapshot()).toMatchObject({
    journey: { newShared: [1], nome: 'Ana' },
    own: { own: { visitor: { newOwn: { deep: true }, nickname: 'Nina' } } },
  });
});

it('takes over what a stored journey of contract 5 kept in one place', () => {
  const talk = talkOf({ journey: { nome: 'Ana', nickname: 'Nina' } });
  talk.ready(own);

  expect(talk.where()).toBe('own:choose waiting');
  expect(talk.snapshot().journey).toEqual({ nome: 'Ana' });
  expect(talk.snapshot().own).toEqual({ own: { visitor: { nickname: 'Nina' }, purchase: {} } });
});

it('drops a broken key with a report, and the conversation continues with the rest', () => {
  const talk = talkOf({ journey: { nome: 'Ana' }, visitor: { nickname: 7 }, purchase: { gift: 'flor' } });
  talk.ready(own);

  expect(talk.where()).toBe('own:ask waiting');
  expect(talk.snapshot().own).toEqual({ own: { visitor: {}, purchase: { gift: 'flor' } } });
  expect(talk.all('report')).toMatchObject([{ failure: { code: 'storage.unreadable' }, segment: 'own' }]);
});

it('drops a broken key also when its segment is there before the conversation resumes', () => {
  const talk = talkOf({ journey: { nome: 'Ana' }, visitor: { nickname: 7 } });
  talk.reload([own]);

  expect(talk.where()).toBe('own:ask waiting');
  expect(talk.snapshot().own).toEqual({ own: { visitor: {}, purchase: {} } });
  expect(talk.all('report')).toMatchObject([{ failure: { code: 'storage.unreadable' }, segment: 'own' }]);
});

it('does not drop what cannot be read before the segment that owns it is loaded', () => {
  const talk = talkOf({ visitor: { nickname: 7 } });
  talk.reload([]);

  expect(talk.snapshot().own).toMatchObject({ own: { visitor: { nickname: 7 } } });
  expect(talk.all('report')).toEqual([]);
});

it('resets the purchase of the segments the exit names, also when they are not loaded', () => {
  const resetting = { ...itinerary, 'next:back': { segment: 'away', resets: ['own'] } };
  const talk = aTalk({ itinerary: resetting, delayMs: 0, others: [next] });
  const part = { visitor: { nickname: 'Nina' }, purchase: { gift: 'flor' } };
  talk.take({
    ...talk.snapshot(),
    place: { segment: 'next', step: null },
    journey: { nome: 'Ana', geoLocation: null },
    own: { own: part },
  });
  talk.choose('back');

  expect(talk.snapshot()).toMatchObject({ journey: { nome: 'Ana' }, place: { segment: 'away', step: null } });
  expect(talk.snapshot().journey).not.toHaveProperty('geoLocation');
  expect(talk.snapshot().own).toEqual({ own: { visitor: { nickname: 'Nina' }, purchase: {} } });
});
