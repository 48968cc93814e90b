import type { Effect, Outcome } from '@consorcio/shared/flow';
import type { BankCall, BankReply } from './model-bank';
import { boleto, pix } from './talk';

/** A card of the visitor, with the decision of the bank about it. */
export interface CardInHand {
  readonly number: number;
  readonly verdict: BankCall['verdict'];
}

/** The request of a payment step, as the bank receives it. */
export function callOf(
  { step, input, idempotencyKey }: Extract<Effect, { type: 'request' }>,
  card: CardInHand,
): BankCall {
  const method = methods[step];
  if (!method || idempotencyKey === undefined) throw new Error(`${step} sent an unknown request.`);
  const payload = JSON.stringify([input, method === 'cartao' ? card.number : '']);
  return { method, key: idempotencyKey, payload, verdict: card.verdict };
}

const methods: Readonly<Record<string, BankCall['method']>> = {
  'payment-pix-options': 'pix',
  'payment-boleto-options': 'boleto',
  'payment-credit-card-select': 'cartao',
};

/** The reply of the bank, as the step reads it. */
export function outcomeOf({ method }: BankCall, reply: BankReply): Outcome {
  if (reply === 'registered') return { ok: true, value: method === 'pix' ? pix : boleto };
  if (reply === 'approved') return { ok: true, value: { situacao: 'aprovado', cartaoAutorizacao: '654321' } };
  if (reply === 'pending') return { ok: true, value: { situacao: 'pendente' } };
  return { ok: false, failure: { code: 'http.refused', status: reply === 'refused' ? 402 : 422 } };
}
