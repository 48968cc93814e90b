/** What the product makes of an answer. `value` is the parsed value, or a part of it. */
export type ExpectedResult =
  | { readonly outcome: 'succeeds'; readonly value?: unknown }
  | { readonly outcome: 'refused'; readonly reasons?: readonly string[] }
  | { readonly outcome: 'failed' | 'mismatch' };

/** One answer of the API, and what the product makes of it. A body that is a text is sent as it is, anything else as JSON. */
export interface AnswerVariant {
  readonly name: string;
  readonly status: number;
  readonly body: unknown;
  readonly expected: ExpectedResult;
}

/** The answers of one call of SPEC section 7. */
export interface AnswerTable {
  readonly call: string;
  readonly variants: readonly AnswerVariant[];
}

/** A 200 answer that the product reads. */
export function reads(name: string, body: unknown, value?: unknown): AnswerVariant {
  return { name, status: 200, body, expected: { outcome: 'succeeds', value } };
}

/** A 200 answer that the product cannot use. */
export function mismatches(name: string, body: unknown): AnswerVariant {
  return { name, status: 200, body, expected: { outcome: 'mismatch' } };
}

const sentence = 'Tente outra vez.';
const refused = { outcome: 'refused', reasons: [sentence] } as const;

/** Refusals and failures, which every call reads in the same way. */
export const failures: readonly AnswerVariant[] = [
  { name: '400 {message}', status: 400, body: { message: sentence }, expected: refused },
  { name: '400 {Mensagem}', status: 400, body: { Mensagem: sentence }, expected: refused },
  {
    name: '400 {success, errorMessage} in data',
    status: 400,
    body: { data: { errorMessage: sentence } },
    expected: refused,
  },
  { name: '422 Errors as a text', status: 422, body: { Errors: sentence }, expected: refused },
  { name: '400 errors by field', status: 400, body: { errors: { renda: [sentence] } }, expected: refused },
  { name: '400 a JSON string', status: 400, body: JSON.stringify(sentence), expected: refused },
  { name: '400 plain text', status: 400, body: sentence, expected: refused },
  {
    name: '400 problem document',
    status: 400,
    body: { type: 'about:blank', title: sentence, status: 400 },
    expected: refused,
  },
  { name: '404 HTML', status: 404, body: '<h1>Not found</h1>', expected: { outcome: 'refused', reasons: [] } },
  { name: '200 with an error list', status: 200, body: { Errors: [{ message: sentence }] }, expected: refused },
  { name: '500 empty', status: 500, body: '', expected: { outcome: 'failed' } },
  { name: '503 HTML', status: 503, body: '<h1>Busy</h1>', expected: { outcome: 'failed' } },
];

/** Successes without a usable body. */
export const unusable: readonly AnswerVariant[] = [
  mismatches('an HTML page', '<!doctype html><title>Wi-Fi</title>'),
  mismatches('an empty body', ''),
  mismatches('null', null),
  { name: '204', status: 204, body: '', expected: { outcome: 'mismatch' } },
];
