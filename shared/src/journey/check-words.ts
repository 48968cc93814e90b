import { type WordCheckAnswer, wordCheckAnswerSchema } from '../entities';
import type { Call } from '../flow';
import { validationMessages } from '../validation';

/**
 * Asks the server to check the words of a free text. The body is the text as a JSON string. A refusal is an answer, not an
 * error. SPEC sections 5 and 7, `POST /api/lead/validar-palavras`.
 */
export function checkWords({ http, signal }: Call, typed: string): Promise<WordCheckAnswer> {
  return http.post('/api/lead/validar-palavras', typed, {
    answer: wordCheckAnswerSchema,
    refusal: wordCheckAnswerSchema,
    signal,
  });
}

/**
 * The `verify` of a free text.
 * @param unexplained the sentence of a refusal without a reason
 */
export function wordCheck(unexplained: string = validationMessages.required) {
  return {
    run: checkWords,
    waiting: 'Conferindo a sua resposta…',
    refusal: ({ success, errorMessage }: WordCheckAnswer) => (success ? undefined : errorMessage || unexplained),
  };
}
