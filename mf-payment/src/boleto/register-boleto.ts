import { type Boleto, boletoAnswerSchema } from '@consorcio/shared/entities';
import type { Call } from '@consorcio/shared/flow';

/** Registers a bank slip for a proposal. SPEC section 7, `POST /api/pagamento/boleto`. */
export async function registerBoleto({ http, signal, idempotencyKey }: Call, propostaToken: string): Promise<Boleto> {
  const { data } = await http.post('/api/pagamento/boleto', propostaToken, {
    answer: boletoAnswerSchema,
    signal,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });
  return data;
}
