import * as z from 'zod/mini';
import { wordCheckAnswer } from '../answers';
import { defineEndpoint } from '../api/endpoint';
import { HttpError } from '../api/http-error';
import { magic } from '../magic-values';

export const wordsCheck = defineEndpoint({
  method: 'POST',
  path: '/api/lead/validar-palavras',
  summary: 'Checks a typed text, sent as a JSON string; a refusal is an answer with its message',
  body: z.string(),
  answer: wordCheckAnswer,
  texts: ['errorMessage'],
  handle({ body }) {
    const words = wordsOf(body);
    if (words.includes(magic.wordCheckFails)) throw new HttpError(500, ['The text could not be checked.']);
    const isRefused = magic.refusedWords.some((word) => words.includes(word));
    return { json: isRefused ? { success: false, errorMessage: refusal } : { success: true } };
  },
});

const refusal = 'Ops! Tem uma palavra aí que não podemos usar. Pode escrever de outro jeito? 😊';

/** The words of a text in lower case and without accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}]+/u);
}
