import type { Identifier } from '@consorcio/shared/entities';

/** What stands in the card form, as it was typed. The security code is never kept. */
export interface KeptCard {
  readonly numero: string;
  readonly nome: string;
  readonly validade: string;
  readonly documento: string;
  readonly parcelas: string;
}

/**
 * A card that was refused is corrected, not typed again: the form is gone in between, so what stood in it is kept here,
 * for one proposal, until the card is paid or the page goes. In this module's memory and nowhere else.
 */
let kept: { readonly propostaID: Identifier; readonly card: KeptCard } | undefined;

/** Keeps what stands in the form, in the place of anything before. */
export function keepCard(propostaID: Identifier, card: KeptCard): void {
  const { numero, nome, validade, documento, parcelas } = card;
  kept = { propostaID, card: { numero, nome, validade, documento, parcelas } };
}

/** What stood in the form of this proposal. What was kept for another one is forgotten. */
export function keptCard(propostaID: Identifier): KeptCard | undefined {
  if (kept?.propostaID !== propostaID) forgetCard();
  return kept?.card;
}

/** For when nothing is left to pay: nobody will correct this card. */
export function forgetCard(): void {
  kept = undefined;
}
