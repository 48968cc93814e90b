import type { PlanReference } from '@consorcio/shared/entities';
import type { Call } from '@consorcio/shared/flow';
import { planReference } from '@consorcio/shared/journey';
import * as z from 'zod/mini';
import { defineStep } from '../state';

/** Reports the chosen plan to the server. It is a separate step so that simulating again reports nothing. */
export const planoSelecionado = defineStep({
  name: 'plano-selecionado',
  leadsTo: ['plano-detalhes'],
  send: [{ input: planReference, run: reportSelectedPlan }],
});

/** Reports the chosen plan to the server and ignores the response. SPEC section 7, `POST /api/plano/selecionado`. */
export function reportSelectedPlan({ http, signal }: Call, plan: PlanReference): Promise<unknown> {
  return http.post('/api/plano/selecionado', plan, { answer: z.unknown(), signal });
}
