import { aTalk } from '@consorcio/shared/testing';
import segment from './segment';
import type { SurveyAnswers } from './state';
import { itinerary, startTalk } from './testing/talk';

/** What a visitor can do, in a talk with a driver or with only the engine. */
interface Talking {
  choose(option: string): unknown;
  give(value: unknown): unknown;
  type(text: string): unknown;
}

/** Every question in order, with the answers of an unhappy visitor. */
const unhappy: readonly [step: string, answer: (talk: Talking) => unknown, learnt: SurveyAnswers][] = [
  ['pesquisa-algo-mais', (talk) => talk.choose('nao'), {}],
  ['pesquisa-midia', (talk) => talk.choose('indicacao'), { midia: 'indicacao' }],
  ['pesquisa-csat-compra', (talk) => talk.give({ nota: 4 }), { csatcompra: 4 }],
  ['pesquisa-humano', (talk) => talk.choose('sim'), { humano: true }],
  ['pesquisa-humanos-pontuacao', (talk) => talk.give({ nota: 1 }), { csatinsidesales: 1 }],
  ['pesquisa-humanos-comentarios', (talk) => talk.type('Demorou demais.'), { comentario: 'Demorou demais.' }],
];
const published = [
  { name: 'survey.answered', payload: { midia: 'indicacao', csatcompra: 4, humano: true, csatinsidesales: 1 } },
];

it('asks one question after the other, keeps each answer, publishes them without the comment, and ends', async () => {
  const talk = await startTalk();

  let learnt = {};
  for (const [step, answer, more] of unhappy) {
    expect(talk.where()).toBe(`survey:${step}`);
    await answer(talk);
    learnt = { ...learnt, ...more };
    expect(talk.journey().pesquisa ?? {}).toEqual(learnt);
  }

  expect(talk.where()).toBe('survey:pesquisa-ate-mais ended');
  expect(talk.paths()).toEqual(['POST /api/lead/validar-palavras']);
  expect(talk.facts).toEqual(published);
});

it('starts the second score empty', async () => {
  const talk = aTalk({ others: [segment], itinerary, delayMs: 0 });
  talk.take((await startTalk({ at: 'pesquisa-csat-compra' })).snapshot());
  talk.draft('4');
  talk.give({ nota: 4 });
  talk.choose('sim');
  expect(talk.where()).toBe('survey:pesquisa-humanos-pontuacao waiting');
  expect(talk.snapshot().draft).toBe('');
});

it.each(['goodbye', 'thanks'])('publishes nothing twice when the page is reloaded at the %s', async (moment) => {
  const talk = aTalk({ others: [segment], itinerary });
  const sold = await startTalk({ at: 'pesquisa-humano' });
  talk.take({
    ...sold.snapshot(),
    own: { survey: { visitor: { pesquisa: { midia: 'tv', csatcompra: 3 } }, purchase: {} } },
  });
  talk.choose('nao');
  if (moment === 'goodbye') talk.delayOver();
  talk.reload();
  talk.listen();
  talk.reload();

  expect(talk.where()).toBe('survey:pesquisa-ate-mais ended');
  expect(talk.all('publish').map(({ fact }) => fact)).toEqual([
    { name: 'survey.answered', payload: { midia: 'tv', csatcompra: 3, humano: false } },
  ]);
});
