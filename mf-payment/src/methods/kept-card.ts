import type { Identifier } from '@consorcio/shared/entities';

/** The texts of the card form, as typed. The security code is never kept. */
export type KeptCard = Readonly<Record<'numero' | 'nome' | 'validade' | 'documento' | 'parcelas', string>>;

/**
 * After a refusal the visitor corrects the card and does not type it again. The form is unmounted in between, so its texts
 * are kept here, for one proposal, until the payment succeeds, another method is chosen or the page is left. Only in the memory of
 * this module.
 */
let kept: { readonly propostaID: Identifier; readonly card: KeptCard } | undefined;

export function keepCard(propostaID: Identifier, card: KeptCard): void {
  const { numero, nome, validade, documento, parcelas } = card;
  kept = { propostaID, card: { numero, nome, validade, documento, parcelas } };
}

/** The texts for this proposal. Those of another proposal are forgotten. */
export function keptCard(propostaID: Identifier): KeptCard | undefined {
  if (kept?.propostaID !== propostaID) forgetCard();
  return kept?.card;
}

/** Call it when the visitor will not correct the card: the payment is done, or made in another way. */
export function forgetCard(): void {
  kept = undefined;
}
