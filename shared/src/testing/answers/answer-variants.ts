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

/** An answer that the product reads as a refusal, with these sentences. */
export function refuses(status: number, name: string, body: unknown, ...reasons: readonly string[]): AnswerVariant {
  return { name: `${status} ${name}`, status, body, expected: { outcome: 'refused', reasons } };
}

const sentence = 'Tente outra vez.';

/** Refusals and failures, which every call reads in the same way. */
export const failures: readonly AnswerVariant[] = [
  refuses(400, '{message}', { message: sentence }, sentence),
  refuses(400, '{Mensagem}', { Mensagem: sentence }, sentence),
  refuses(400, '{success, errorMessage} in data', { data: { errorMessage: sentence } }, sentence),
  refuses(422, 'Errors as a text', { Errors: sentence }, sentence),
  refuses(400, 'errors by field', { errors: { renda: [sentence] } }, sentence),
  refuses(400, 'a JSON string', JSON.stringify(sentence), sentence),
  refuses(400, 'plain text', sentence, sentence),
  refuses(400, 'problem document', { type: 'about:blank', title: sentence, status: 400 }, sentence),
  refuses(404, 'HTML', '<h1>Not found</h1>'),
  refuses(200, 'with an error list', { Errors: [{ message: sentence }] }, sentence),
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
