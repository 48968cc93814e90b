import { surveySchema } from './survey';
import { itParses } from './testing/it-parses';

const survey = { midia: 'tv', csatcompra: 5, humano: true, csatinsidesales: 1 };

itParses('a survey', surveySchema, survey);

it.each([
  ['a score of 6', { csatcompra: 6 }],
  ['a medium in the visitor’s own words', { midia: 'Ana Prado' }],
])('refuses %s', (_what, wrong) => {
  expect(surveySchema.safeParse({ ...survey, ...wrong }).success).toBe(false);
});
