import { type Journey, type PlanDetails, type PlanReference, planDetailsAnswerSchema } from '../entities';
import type { Call, Scene } from '../flow';
import { effectiveCompany } from './discounts';
import { needed } from './needed';

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

/** The chosen plan as the body of the plan requests. SPEC section 7. */
export function planReference(scene: Scene): PlanReference {
  const { planoID, bemID } = needed(scene.journey.planoSelecionado, 'planoSelecionado');
  const { LeadID } = needed(scene.journey.lead, 'lead');
  return { empresaID: effectiveCompany(scene), leadID: LeadID, planoID, bemID };
}

/** The `fetch` of the details of the chosen plan, without where a failure leads. */
export const planDetailsRequest = {
  input: planReference,
  run: fetchPlanDetails,
  waiting: 'Procurando os detalhes do plano…',
  settle: <Known extends Journey>(journey: Known, planoDetalhes: PlanDetails) => ({ ...journey, planoDetalhes }),
};
