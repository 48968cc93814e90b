import type * as z from 'zod/mini';
import { entity, lenient, optionalPart, text, valueUnder } from './lenient';
import { asFlag } from './lenient-values';

const answer = entity(
  { success: optionalPart(lenient(asFlag)), errorMessage: optionalPart(text) },
  { success: ['sucesso', 'isValid', 'valido'], errorMessage: ['mensagem', 'message'] },
);

/**
 * The answer of `POST /api/lead/validar-palavras` about a free text. Without `success`, a sentence is a refusal. SPEC
 * sections 5 and 7.
 */
export const wordCheckAnswerSchema = lenient((value) => {
  const { success, errorMessage } =
    answer.safeParse(value).data ?? answer.safeParse(valueUnder(value, ['data'])).data ?? {};
  if (success === undefined && !errorMessage?.trim()) return undefined;
  return { success: success ?? false, ...(errorMessage?.trim() && { errorMessage }) };
});
export type WordCheckAnswer = z.infer<typeof wordCheckAnswerSchema>;
