import { magic } from '../magic-values';
import type { Charge } from '../state/ledger';

/** The answer of the gateway to a card payment, kept with the charge. */
export type CardAnswer =
  | { readonly status: 200; readonly json: { readonly data: { readonly cartaoAutorizacao: string } } }
  | { readonly status: 202; readonly json: { readonly data: Readonly<Record<never, never>> } }
  | { readonly status: 402; readonly errors: readonly string[] };

interface Outcome {
  readonly situacao: Charge['charge']['situacao'];
  readonly answer: CardAnswer;
}

/** The outcome of paying with this number; `id` is the number of the charge. */
export function judgeCard(cartaoNumero: string, id: number): Outcome {
  const reason = refusals.get(cartaoNumero);
  if (reason !== undefined) return { situacao: 'recusado', answer: { status: 402, errors: [reason] } };
  if (cartaoNumero === magic.cardPending) return { situacao: 'pendente', answer: { status: 202, json: { data: {} } } };
  const cartaoAutorizacao = String(firstAuthorisation + id);
  return { situacao: 'aprovado', answer: { status: 200, json: { data: { cartaoAutorizacao } } } };
}

/** The bank's reasons, which a visitor may read. */
const refusals: ReadonlyMap<string, string> = new Map([
  [magic.cardRefused, 'O banco emissor recusou o cartão.'],
  [magic.cardWithoutFunds, 'O cartão não tem limite suficiente.'],
  [magic.cardExpired, 'O cartão está vencido.'],
  [magic.cardWithWrongCode, 'O código de segurança não confere.'],
]);

const firstAuthorisation = 600_000; // authorisations have six digits
