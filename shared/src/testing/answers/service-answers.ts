import { type AnswerTable, failures, mismatches, reads, refuses } from './answer-variants';

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

const no = { success: false, errorMessage: 'Não.' };

export const wordCheckAnswers: AnswerTable = {
  call: 'POST /api/lead/validar-palavras',
  variants: [
    reads('the documented answer', { success: true }, { success: true }),
    reads('a null sentence', { success: true, errorMessage: null }, { success: true }),
    reads('a number', { success: 1 }, { success: true }),
    reads('a text', { Success: 'true' }, { success: true }),
    reads('in data', { data: { success: true } }, { success: true }),
    reads('a refusal', no, no),
    reads('a refusal as a number', { ...no, success: 0 }, no),
    reads('only a sentence', { ErrorMessage: 'Não.' }, no),
    mismatches('an HTML page', '<!doctype html>'),
    mismatches('an empty body', ''),
    mismatches('null', null),
    mismatches('an unreadable success', { success: 'talvez' }),
    { ...reads('400 with the documented body', no, no), status: 400 },
    { ...reads('422 with a message', { message: 'Não.' }, no), status: 422 },
    ...[401, 429].map((status) => refuses(status, 'with a message', { message: 'Não.' }, 'Não.')),
    ...failures.filter(({ name }) => !/message|mensagem/i.test(name)),
  ],
};
