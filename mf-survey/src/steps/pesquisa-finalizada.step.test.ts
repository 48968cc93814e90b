import { surveySchema } from '@consorcio/shared/entities';
import { aScene, resultOf } from '@consorcio/shared/testing';
import type { SurveyAnswers, SurveyJourney } from '../state';
import { aSoldJourney } from '../testing/conversation';
import { pesquisaFinalizada as step } from './pesquisa-finalizada.step';

const published = (pesquisa: SurveyAnswers | undefined) => {
  const journey: SurveyJourney = aSoldJourney(pesquisa && { pesquisa });
  return resultOf(step, undefined, aScene({ journey })).facts;
};

it.each<[string, SurveyAnswers]>([
  ['a visitor who needed no help', { midia: 'tv', csatcompra: 5, humano: false }],
  ['a visitor who was helped', { midia: 'live', csatcompra: 1, humano: true, csatinsidesales: 4 }],
])('publishes the answers of %s', (_, pesquisa) => {
  expect(published(pesquisa)).toEqual([{ name: 'survey.answered', payload: pesquisa }]);
});

it('publishes neither the comment nor anything that identifies the visitor', () => {
  const [fact] = published({
    midia: 'email',
    csatcompra: 2,
    humano: true,
    csatinsidesales: 1,
    comentario: 'Sou a Joana',
  });

  const words = JSON.stringify(fact);
  for (const secret of ['Joana', 'joana@example.com', '11987654321', '52998224725', '70001001'])
    expect(words).not.toContain(secret);
  expect(surveySchema.parse(fact?.payload)).toEqual(fact?.payload);
  expect(Object.keys(fact?.payload ?? {}).sort()).toEqual(['csatcompra', 'csatinsidesales', 'humano', 'midia']);
});

it.each<[SurveyAnswers | undefined]>([[undefined], [{}], [{ midia: 'tv' }], [{ csatcompra: 3, humano: true }]])(
  'publishes nothing of an incomplete survey (%j), and continues',
  (pesquisa) => {
    expect(published(pesquisa)).toEqual([]);
    expect(step.leadsTo).toEqual(['pesquisa-ate-mais']);
  },
);
