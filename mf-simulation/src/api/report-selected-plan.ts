import type { PlanReference } from '@consorcio/shared/entities';
import type { Call } from '@consorcio/shared/flow';
import * as z from 'zod/mini';

/** Tells the server which plan was chosen; its answer is ignored. SPEC section 7, `POST /api/plano/selecionado`. */
export function reportSelectedPlan({ http, signal }: Call, plan: PlanReference): Promise<unknown> {
  return http.post('/api/plano/selecionado', plan, { answer: z.unknown(), signal });
}
