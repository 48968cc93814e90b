import type { Call } from '@consorcio/shared/flow';
import type * as z from 'zod/mini';
import { forgetCard } from './kept-card';

export interface ChargeRequest<Charge> {
  readonly path: string;
  readonly answer: z.ZodMiniType<{ data: Charge }>;
}

/** Registers a charge for a proposal, whose token is the whole body. SPEC section 7, `POST /api/pagamento/…`. */
export function registerCharge<Charge>({ path, answer }: ChargeRequest<Charge>) {
  return async ({ http, signal, idempotencyKey }: Call, propostaToken: string): Promise<Charge> => {
    forgetCard(); // the visitor has chosen this method instead
    const { data } = await http.post(path, propostaToken, {
      answer,
      signal,
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    });
    return data;
  };
}
