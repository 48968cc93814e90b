import { type PlanDetails, type PlanReference, planDetailsAnswerSchema } from '../entities';
import type { Call } from '../flow';

/** Short, because the conversation can continue without the details. */
const TIMEOUT_MS = 6_000;

/** The fine print of a plan. SPEC section 7, `POST /api/plano/detalhes`. */
export async function fetchPlanDetails({ http, signal }: Call, plan: PlanReference): Promise<PlanDetails> {
  const { data } = await http.post('/api/plano/detalhes', plan, {
    answer: planDetailsAnswerSchema,
    signal,
    timeoutMs: TIMEOUT_MS,
  });
  return data;
}
