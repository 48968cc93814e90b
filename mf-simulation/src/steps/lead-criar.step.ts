import { type Lead, type LeadRequest, leadAnswerSchema } from '@consorcio/shared/entities';
import { isDataRefused } from '@consorcio/shared/errors';
import type { Call } from '@consorcio/shared/flow';
import { needed } from '@consorcio/shared/journey';
import { askLeadAgain, forgetRefusal } from '../journey/refused-lead';
import { defineStep, type SimulationScene } from '../state';

/** Creates the lead once, and again only if its data has changed. Refused data are asked again: an apology alone would repeat them. */
export const leadCriar = defineStep({
  name: 'lead-criar',
  leadsTo: ['proposal-plans-list-carousel-get', 'lead-recusado', 'lead-recusado-de-novo', 'error-general'],
  fetch: {
    input: leadRequest,
    run: createLead,
    waiting: 'Salvando os seus dados…',
    settle: (journey, lead) => ({ ...forgetRefusal(journey), lead }),
    facts: ({ journey: { lead } }) => (lead ? [{ name: 'lead.saved', payload: { LeadID: lead.LeadID } }] : []),
    settleFailure: (journey, failure) => (isDataRefused(failure) ? askLeadAgain(journey, failure) : journey),
    fails: (failure, { trouble }) => {
      if (!isDataRefused(failure)) return 'error-general';
      return (trouble?.times ?? 1) > 1 ? 'lead-recusado-de-novo' : 'lead-recusado';
    },
    creates: { intent: 'lead', sameAs: (request) => JSON.stringify(request) },
  },
  next: () => 'proposal-plans-list-carousel-get',
});

/** The visitor's data under the brand's own ids. SPEC section 3. */
function leadRequest({ journey, brand }: SimulationScene): LeadRequest {
  return {
    nome: needed(journey.nome, 'nome'),
    email: needed(journey.email, 'email'),
    telefone: needed(journey.telefone, 'telefone'),
    rendaMensal: needed(journey.rendaMensalInCents, 'rendaMensal') / 100,
    campanhaId: brand.campanhaId,
    compraId: brand.compraId,
    categoriaId: needed(journey.categoria, 'categoria').categoriaId,
    tipo: brand.tipo,
    empresaId: brand.empresaId,
    referralCode: brand.referralCode,
  };
}

/** Creates the lead. The journey stores its `id` as `LeadID`. SPEC sections 3 and 7, `POST /api/lead`. */
export async function createLead({ http, signal, idempotencyKey }: Call, request: LeadRequest): Promise<Lead> {
  const { data } = await http.post('/api/lead', request, { answer: leadAnswerSchema, signal, idempotencyKey });
  return { LeadID: data.id, LeadToken: data.LeadToken, referralCode: request.referralCode };
}
