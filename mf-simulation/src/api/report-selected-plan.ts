import type { PlanReference } from '@consorcio/shared/entities';
import type { Call } from '@consorcio/shared/flow';
import * as z from 'zod/mini';

/** Reports the chosen plan to the server and ignores the response. SPEC section 7, `POST /api/plano/selecionado`. */
export function reportSelectedPlan({ http, signal }: Call, plan: PlanReference): Promise<unknown> {
  return http.post('/api/plano/selecionado', plan, { answer: z.unknown(), signal });
}
