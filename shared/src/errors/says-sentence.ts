import type { Failure } from './failure';

/** The sentences that distinguish the API's refusals, verbatim. SPEC section 8. */
export const serverSentences = {
  noPlansForIncome: 'Nenhum plano encontrado para essa faixa de renda.',
  noPlansForCredit: 'Nenhum plano encontrado para essa faixa de credito.',
  invalidCep: 'O CEP informado, não é válido!',
} as const;

/**
 * True when the server sent this sentence (SPEC section 8 distinguishes failures by their sentences). Case, accents, white
 * space and punctuation do not count.
 */
export function saysReason(failure: Failure, sentence: string): boolean {
  return (failure.reasons ?? []).some((reason) => folded(reason).includes(folded(sentence)));
}

/** Whether a text of the server is one of the sentences that distinguish its refusals. SPEC section 8. */
export function isKnownSentence(text: string): boolean {
  const said = folded(text);
  return knownSentences.some((sentence) => said.includes(sentence));
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

const knownSentences = Object.values(serverSentences).map(folded);
