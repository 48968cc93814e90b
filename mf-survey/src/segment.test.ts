import { aConversation } from '@consorcio/shared/testing';
import segment from './segment';
import type { SurveyAnswers } from './state';
import { startSurvey, surveyItinerary } from './testing/conversation';

/** What a visitor can do, in a conversation with a driver or with only the engine. */
interface Conversation {
  choose(option: string): unknown;
  give(value: unknown): unknown;
  type(text: string): unknown;
}

/** Every question in order, with the answers of an unhappy visitor. */
const unhappy: readonly [step: string, answer: (conversation: Conversation) => unknown, learnt: SurveyAnswers][] = [
  ['pesquisa-algo-mais', (conversation) => conversation.choose('nao'), {}],
  ['pesquisa-midia', (conversation) => conversation.choose('indicacao'), { midia: 'indicacao' }],
  ['pesquisa-csat-compra', (conversation) => conversation.give({ nota: 4 }), { csatcompra: 4 }],
  ['pesquisa-humano', (conversation) => conversation.choose('sim'), { humano: true }],
  ['pesquisa-humanos-pontuacao', (conversation) => conversation.give({ nota: 1 }), { csatinsidesales: 1 }],
  ['pesquisa-humanos-comentarios', (conversation) => conversation.type('Demorou.'), { comentario: 'Demorou.' }],
];
const published = [
  { name: 'survey.answered', payload: { midia: 'indicacao', csatcompra: 4, humano: true, csatinsidesales: 1 } },
];

it('asks one question after the other, keeps each answer, publishes them without the comment, and ends', async () => {
  const conversation = await startSurvey();

  let learnt = {};
  for (const [step, answer, more] of unhappy) {
    expect(conversation.where()).toBe(`survey:${step}`);
    await answer(conversation);
    learnt = { ...learnt, ...more };
    expect(conversation.journey().pesquisa ?? {}).toEqual(learnt);
  }

  expect(conversation.where()).toBe('survey:pesquisa-ate-mais ended');
  expect(conversation.paths()).toEqual(['POST /api/lead/validar-palavras']);
  expect(conversation.facts).toEqual(published);
});

it('starts the second score empty', async () => {
  const conversation = aConversation({ others: [segment], itinerary: surveyItinerary, delayMs: 0 });
  conversation.take((await startSurvey({ at: 'pesquisa-csat-compra' })).snapshot());
  const { state } = conversation.draft('4').give({ nota: 4 }).choose('sim');
  expect(state()).toMatchObject({ where: 'survey:pesquisa-humanos-pontuacao waiting', draft: '' });
});

it.each(['goodbye', 'thanks'])('publishes nothing twice when the page is reloaded at the %s', async (moment) => {
  const conversation = aConversation({ others: [segment], itinerary: surveyItinerary });
  const sold = await startSurvey({ at: 'pesquisa-humano' });
  const pesquisa = { midia: 'tv', csatcompra: 3 };
  conversation.take({ ...sold.snapshot(), own: { survey: { visitor: { pesquisa }, purchase: {} } } }).choose('nao');
  if (moment === 'goodbye') conversation.delayOver();

  expect(conversation.reload().listen().reload().where()).toBe('survey:pesquisa-ate-mais ended');
  const facts = conversation.all('publish').map(({ fact }) => fact);
  expect(facts).toEqual([{ name: 'survey.answered', payload: { ...pesquisa, humano: false } }]);
});
