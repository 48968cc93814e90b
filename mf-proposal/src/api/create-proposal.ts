import {
  type GeoLocation,
  type Proposal,
  type ProposalRequest,
  proposalAnswerSchema,
} from '@consorcio/shared/entities';
import type { Call } from '@consorcio/shared/flow';
import { appliedCoupon, effectiveCompany, needed } from '@consorcio/shared/journey';
import { sentByQuestions } from '../questions/questions';
import type { ProposalScene } from '../state';

/** Creates the proposal. SPEC sections 3 and 7, `POST /api/proposta`. */
export async function createProposal(
  { http, signal, idempotencyKey }: Call,
  request: ProposalRequest,
): Promise<Proposal> {
  const { data } = await http.post('/api/proposta', request, { answer: proposalAnswerSchema, signal, idempotencyKey });
  return data;
}

/**
 * The proposal as it is sent. Wire format: dates yyyy-mm-dd; CPF, CNPJ, CEP and phones without mask; incomes in currency
 * units. SPEC section 3.
 */
export function proposalRequest(scene: ProposalScene): ProposalRequest {
  const { journey } = scene;
  const plan = needed(journey.planoSelecionado, 'planoSelecionado');
  const rendaMensal = needed(journey.rendaMensalInCents, 'rendaMensal') / 100;
  return {
    ...sentByQuestions(journey),
    rendaMensal,
    rendaFaturamento: rendaMensal,
    empresaId: effectiveCompany(scene),
    leadId: needed(journey.lead, 'lead').LeadID,
    planoID: plan.planoID,
    bemID: plan.bemID,
    planoMeses: plan.planoMeses,
    termos: true,
    cupomCodigo: appliedCoupon(journey) ? (journey.userCupom ?? null) : null,
    geoLocation: journey.geoLocation ? sentLocation(journey.geoLocation) : null,
  };
}

/** Unknown parts are empty in the journey, which an older host can then read, and null for the API. */
function sentLocation(location: GeoLocation): ProposalRequest['geoLocation'] {
  const { geoId, cidadeGeo, estadoGeo, estadoGeoId, paisGeo } = location;
  return {
    ...location,
    geoId: geoId || null,
    cidadeGeo: cidadeGeo || null,
    estadoGeo: estadoGeo || null,
    estadoGeoId: estadoGeoId || null,
    paisGeo: paisGeo || null,
  };
}
