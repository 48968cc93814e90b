import { type CardPayment, cardPaymentAnswerSchema, type Identifier } from '@consorcio/shared/entities';
import type { Call } from '@consorcio/shared/flow';
import * as z from 'zod/mini';
import { cardFormSchema } from './card-form-data';

/** The outcome of a payment: approved, perhaps with an authorisation number, or accepted and still in review. */
export type CardOutcome =
  | { readonly situacao: 'aprovado'; readonly cartaoAutorizacao?: Identifier | undefined }
  | { readonly situacao: 'pendente' };

/** Which payment a request belongs to. */
export interface CardCharge {
  readonly propostaId: Identifier;
  /** How many refusals this proposal had before: after a refusal, the next card is a new payment with its own key. */
  readonly recusas: number;
}

/** `POST /api/pagamento/cartao`: HTTP 200 is an approval, any other success is pending. SPEC sections 3, 4 and 7. */
export async function payByCard(
  { http, signal, idempotencyKey }: Call,
  form: unknown,
  { propostaId }: CardCharge,
): Promise<CardOutcome> {
  const { numero, nome, validade, codigo, documento, parcelas } = cardFormSchema.parse(form);
  const payment: CardPayment = {
    cartaoBandeira: 'VISA',
    cartaoCodigoSeguranca: codigo,
    cartaoCpfTitular: documento,
    cartaoNomeTitular: nome,
    cartaoNumero: numero,
    cartaoValidadeMes: String(validade.month).padStart(2, '0'),
    cartaoValidadeAno: String(validade.year),
    cartaoParcelas: parcelas,
    cartaoId: 0,
    propostaId,
  };
  return http.post('/api/pagamento/cartao', payment, {
    answer: approved,
    accepted: pending,
    signal,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });
}

const approved = z.pipe(
  cardPaymentAnswerSchema,
  z.transform(({ cartaoAutorizacao }): CardOutcome => ({ situacao: 'aprovado', cartaoAutorizacao })),
);

const pending = z.pipe(
  cardPaymentAnswerSchema,
  z.transform((): CardOutcome => ({ situacao: 'pendente' })),
);
