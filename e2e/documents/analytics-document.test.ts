import * as z from 'zod/mini';
import { fieldRows } from './analytics-document';

const event = z.strictObject({ event: z.literal('income'), renda_mensal: z.number() });

it.each([
  ['a field without a note', event, {}, 'The field "renda_mensal" of the event "income" has no note'],
  [
    'a note without a field',
    event,
    { renda_mensal: 'In reais.', renda: 'Old.' },
    'There is a note about "renda" of the event "income", which has no such field',
  ],
  [
    'a field whose type it cannot describe',
    z.strictObject({ renda_mensal: z.unknown() }),
    { renda_mensal: 'In reais.' },
    'The document cannot describe the type of "renda_mensal"',
  ],
])('refuses %s', (_, schema, fields, sentence) => {
  expect(() => fieldRows('income', schema, { fact: 'income.given', when: 'Always.', fields })).toThrow(sentence);
});
