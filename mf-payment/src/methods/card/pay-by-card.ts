import { cardPaymentAnswerSchema, type Identifier } from '@consorcio/shared/entities';
import type { Call } from '@consorcio/shared/flow';
import * as z from 'zod/mini';
import { payInFrame } from './frame/connection';
import type { Pay } from './frame/messages';

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

/** `POST /api/pagamento/cartao`, sent by the frame of the form: HTTP 200 is an approval, any other success is pending. SPEC sections 4 and 7. */
export function payByCard({ http, signal, idempotencyKey }: Call, { propostaId }: CardCharge): Promise<CardOutcome> {
  const answers = { answer: outcome('aprovado'), accepted: outcome('pendente'), signal, idempotencyKey };
  const send = (api: Pay['api']) => payInFrame({ propostaId, api });
  return http.post('/api/pagamento/cartao', { propostaId }, { ...answers, send });
}

const outcome = (situacao: CardOutcome['situacao']) =>
  z.pipe(
    cardPaymentAnswerSchema,
    z.transform((answer): CardOutcome => (situacao === 'aprovado' ? { situacao, ...answer } : { situacao })),
  );
