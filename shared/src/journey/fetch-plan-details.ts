import { type PlanDetails, type PlanReference, planDetailsAnswerSchema } from '../entities';
import type { Call } from '../flow';

/** ms: the talk goes on without the details, so it does not wait long for them. */
const PATIENCE = 6_000;

/** The fine print of a plan. SPEC section 7, `POST /api/plano/detalhes`. */
export async function fetchPlanDetails({ http, signal }: Call, plan: PlanReference): Promise<PlanDetails> {
  const { data } = await http.post('/api/plano/detalhes', plan, {
    answer: planDetailsAnswerSchema,
    signal,
    timeoutMs: PATIENCE,
  });
  return data;
}
