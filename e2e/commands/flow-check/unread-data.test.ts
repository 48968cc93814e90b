import { type Datum, unreadData } from './unread-data';

const profissao: Datum = { key: 'profissao', file: 'the state of demo', folders: ['mf-demo/src'] };
const found = (text: string, file = 'mf-demo/src/steps/x.step.ts') => unreadData([profissao], [{ file, text }]);

it.each([
  ['is recorded', '({ ...journey, profissao: text })'],
  ['is recorded by a short name', '({ ...journey, profissao })'],
  ['is assigned', 'journey.profissao = text'],
  ['is declared', 'z.object({ profissao: z.optional(z.string()) })'],
  ['is only part of a word', 'journey.profissaoAnterior'],
  ['is only in a comment', '// journey.profissao'],
])('finds a datum that %s and read nowhere', (_how, text) => {
  expect(found(text)).toHaveLength(1);
});

it.each([
  ['as a property', 'send({ ofício: journey.profissao })'],
  ['as an optional property', 'journey?.profissao'],
  ['by its name in brackets', "journey['profissao']"],
  ['from a parameter', '({ profissao }: Journey) => profissao'],
  ['under another name', 'const { profissao: oficio } = journey'],
])('accepts a datum that is read %s', (_how, text) => {
  expect(found(text)).toEqual([]);
});

it('finds a datum of a segment that only another segment reads', () => {
  expect(found('journey.profissao', 'mf-other/src/x.ts')).toHaveLength(1);
});

it('says where it is declared and what to do', () => {
  expect(found('')).toEqual([
    'unread-datum: the state of demo declares profissao, but no code reads it. Use it (a later step, a summary, a request), or delete it and what records it.',
  ]);
});
