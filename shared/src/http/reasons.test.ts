import { reasonsIn, saysFailure } from './reasons';

const sentence = 'Renda fora da faixa permitida.';

describe('the sentences of a refusal', () => {
  it.each([
    ['{message}', { message: sentence }],
    ['{Message}', { Message: sentence }],
    ['{mensagem}', { mensagem: sentence }],
    ['{error_message}', { success: false, error_message: sentence }],
    ['a problem document', { type: 'about:blank', status: 400, detail: sentence }],
    ['Errors as a text', { Errors: sentence }],
    ['a list of texts', { errors: [sentence] }],
    ['a list of objects', { errors: [{ code: 12, message: sentence }] }],
    ['errors by field', { errors: { renda: [sentence] } }],
    ['an error object', { error: { message: sentence } }],
    ['an envelope', { data: { mensagem: sentence } }],
    ['validation errors', { validationErrors: [{ description: sentence }] }],
    ['plain text', `  ${sentence} `],
    ['a list alone', [sentence]],
    ['the same sentence twice', { title: sentence, detail: sentence }],
  ])('are found in %s', (_what, body) => {
    expect(reasonsIn(body)).toEqual([sentence]);
  });

  it.each([
    ['no body', undefined],
    ['null', null],
    ['a number', 400],
    ['blank text', ' '],
    ['markup', '<html><title>Busy</title></html>'],
    ['a comment', '<!-- busy -->'],
    ['a closing tag', 'busy</p>'],
    ['other keys', { nome: 'Maria', status: 'x', traceId: 'y' }],
    ['keys of fields outside errors', { data: { renda: [sentence] } }],
    ['what is nested too deep', { data: { data: { data: { data: { data: { message: sentence } } } } } }],
  ])('are none in %s', (_what, body) => {
    expect(reasonsIn(body)).toEqual([]);
  });

  it('may compare', () => {
    expect(reasonsIn('Valor < 10')).toEqual(['Valor < 10']);
  });

  it('are at most twenty, of at most 300 characters', () => {
    const found = reasonsIn({ errors: Array.from({ length: 50 }, (_, index) => `${index}${'x'.repeat(400)}`) });
    expect(found).toHaveLength(20);
    expect(found.map((one) => one.length)).toEqual(found.map(() => 300));
    expect(reasonsIn({ message: 'a', errors: Array.from({ length: 30 }, (_, index) => `b${index}`) })).toHaveLength(20);
  });
});

it('a body says that the call failed by a flag, an error or a list of errors, also in data', () => {
  const flags = [{ success: false }, { Sucesso: 'False' }];
  const errors = [
    { errors: [sentence] },
    { Errors: sentence },
    { erro: { codigo: 1 } },
    { error: { message: sentence } },
  ];
  const bodies = [...flags, ...errors, { data: { errors: [sentence] } }];
  expect(bodies.filter((body) => !saysFailure(body))).toEqual([]);
});

it('a body that says no failure is none', () => {
  const bodies: unknown[] = [
    ...[undefined, 'texto', [{ success: false }], {}, { success: true }, { sucesso: null }],
    ...[{ errors: [] }, { errors: null }, { errors: {} }, { error: '' }, { error: ' ' }, { error: false }],
    ...[{ message: sentence }, { data: { errors: [] } }, { data: [{ errors: [sentence] }] }],
  ];
  expect(bodies.filter(saysFailure)).toEqual([]);
});
