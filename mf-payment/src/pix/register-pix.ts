import { type Pix, pixAnswerSchema } from '@consorcio/shared/entities';
import type { Call } from '@consorcio/shared/flow';

/** Registers a Pix charge for a proposal. SPEC section 7, `POST /api/pagamento/pix`. */
export async function registerPix({ http, signal, idempotencyKey }: Call, propostaToken: string): Promise<Pix> {
  const { data } = await http.post('/api/pagamento/pix', propostaToken, {
    answer: pixAnswerSchema,
    signal,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });
  return data;
}
