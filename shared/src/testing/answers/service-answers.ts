import { type AnswerTable, failures, mismatches, reads } from './answer-variants';

export const healthAnswers: AnswerTable = {
  call: 'GET /hc',
  variants: [
    reads('text', 'Healthy'),
    reads('a status', { status: 'ok' }),
    reads('true', true),
    reads('1', 1),
    reads('a list', []),
    reads('a BOM', '\uFEFF{"status":"ok"}'),
    mismatches('false', false),
    mismatches('0', 0),
    mismatches('null', null),
    mismatches('an empty body', ''),
    ...failures,
  ],
};

export const wordCheckAnswers: AnswerTable = {
  call: 'POST /api/lead/validar-palavras',
  variants: [
    reads('the documented answer', { success: true }, { success: true }),
    reads('a null sentence', { success: true, errorMessage: null }, { success: true }),
    reads('a number', { success: 1 }, { success: true }),
    reads('a text', { Success: 'true' }, { success: true }),
    reads('in data', { data: { success: true } }, { success: true }),
    reads('a refusal', { success: false, errorMessage: 'Não.' }, { success: false, errorMessage: 'Não.' }),
    reads('a refusal as a number', { success: 0, errorMessage: 'Não.' }, { success: false, errorMessage: 'Não.' }),
    reads('only a sentence', { ErrorMessage: 'Não.' }, { success: false, errorMessage: 'Não.' }),
    mismatches('an HTML page', '<!doctype html>'),
    mismatches('an empty body', ''),
    mismatches('null', null),
    mismatches('an unreadable success', { success: 'talvez' }),
    {
      name: '400 with the documented body',
      status: 400,
      body: { success: false, errorMessage: 'Não.' },
      expected: { outcome: 'succeeds', value: { success: false, errorMessage: 'Não.' } },
    },
    {
      name: '422 with a message',
      status: 422,
      body: { message: 'Não.' },
      expected: { outcome: 'succeeds', value: { success: false, errorMessage: 'Não.' } },
    },
    ...[401, 429].map((status) => ({
      name: `${status} with a message`,
      status,
      body: { message: 'Não.' },
      expected: { outcome: 'refused' as const, reasons: ['Não.'] },
    })),
    ...failures.filter(({ name }) => !/message|mensagem/i.test(name)),
  ],
};
