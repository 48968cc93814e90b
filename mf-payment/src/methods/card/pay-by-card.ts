import { type CardPayment, cardPaymentAnswerSchema, type Identifier } from '@consorcio/shared/entities';
import type { Call } from '@consorcio/shared/flow';
import { instalmentCounts } from '@consorcio/shared/validation';
import * as z from 'zod/mini';

/** The outcome of a payment: approved, perhaps with an authorisation number, or accepted and still in review. */
interface CardOutcome {
  readonly situacao: 'aprovado' | 'pendente';
  readonly cartaoAutorizacao?: Identifier | undefined;
}

/** Which payment a request belongs to. */
export interface CardCharge {
  readonly propostaId: Identifier;
  /** How many refusals this proposal had before: after a refusal, the next card is a new payment with its own key. */
  readonly recusas: number;
}

/** `POST /api/pagamento/cartao`: HTTP 200 is an approval, any other success is pending. SPEC sections 3, 4 and 7. */
export async function payByCard({ http, signal, idempotencyKey }: Call, form: unknown, { propostaId }: CardCharge) {
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
  return http.post('/api/pagamento/cartao', payment, { answer: approved, accepted: pending, signal, idempotencyKey });
}

const approved = z.pipe(
  cardPaymentAnswerSchema,
  z.transform(({ cartaoAutorizacao }): CardOutcome => ({ situacao: 'aprovado', cartaoAutorizacao })),
);

const pending = z.pipe(
  cardPaymentAnswerSchema,
  z.transform((): CardOutcome => ({ situacao: 'pendente' })),
);

/** What the card form submits, each field checked. It exists in the form and in its one request, nowhere else. */
export const cardFormSchema = z.object({
  numero: z.string().check(z.regex(/^\d{16}$/)),
  nome: z.string(),
  validade: z.object({ month: z.int(), year: z.int() }),
  codigo: z.string().check(z.regex(/^\d{3}$/)),
  documento: z.string(), // CPF or CNPJ, without mask
  parcelas: z.literal(instalmentCounts),
});
export type CardFormData = z.infer<typeof cardFormSchema>;
