import type { LeadRequest } from '@consorcio/shared/entities';
import { needed } from '@consorcio/shared/journey';
import { createLead } from '../api/create-lead';
import { defineStep, type SimulationScene } from '../state';

/** Creates the lead once, and again only if its data has changed. */
export const leadCriar = defineStep({
  name: 'lead-criar',
  leadsTo: ['proposal-plans-list-carousel-get', 'error-general'],
  fetch: {
    input: leadRequest,
    run: createLead,
    settle: (journey, lead) => ({ ...journey, lead }),
    facts: ({ journey: { lead } }) => (lead ? [{ name: 'lead.saved', payload: { LeadID: lead.LeadID } }] : []),
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
