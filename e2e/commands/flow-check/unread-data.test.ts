import { unreadData } from './unread-data';

const profissao = { key: 'profissao', file: 'the state of demo', folders: ['mf-demo/src/'] };
const unread =
  'unread-datum: the state of demo declares profissao, but no code reads it. Use it (a later step, a summary, a request), or delete it and what records it.';

it.each<[string, string, (readonly string[])?, string?]>([
  ['recorded', '({ ...journey, profissao: text })'],
  ['recorded by a short name', '({ ...journey, profissao })'],
  ['assigned', 'journey.profissao = text'],
  ['declared', 'z.object({ profissao: z.optional(z.string()) })'],
  ['part of a word', 'journey.profissaoAnterior'],
  ['in a comment', '// journey.profissao'],
  ['read by another segment', 'journey.profissao', [unread], 'mf-other/src/x.ts'],
  ['read as a property', 'send({ ofício: journey.profissao })', []],
  ['read as an optional property', 'journey?.profissao', []],
  ['read by its name in brackets', "journey['profissao']", []],
  ['read from a parameter', '({ profissao }: Journey) => profissao', []],
  ['read under another name', 'const { profissao: oficio } = journey', []],
])('judges a datum that is only %s', (_how, text, found = [unread], file = 'mf-demo/src/steps/x.step.ts') => {
  expect(unreadData([profissao], [{ file, text }])).toEqual(found);
});
