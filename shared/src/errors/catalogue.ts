/** The sentences that distinguish the API's refusals, verbatim. SPEC section 8. */
export const serverSentences = {
  noPlansForIncome: 'Nenhum plano encontrado para essa faixa de renda.',
  noPlansForCredit: 'Nenhum plano encontrado para essa faixa de credito.',
  invalidCep: 'O CEP informado, não é válido!',
} as const;
