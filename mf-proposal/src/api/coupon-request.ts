import { type CouponRequest, categoryIdOf } from '@consorcio/shared/entities';
import { effectiveCompany, needed } from '@consorcio/shared/journey';
import type { PlanTypeCode } from '@consorcio/shared/validation';
import type { ProposalJourney, ProposalScene } from '../state';

/** The check of the last code, for the first instalment of the chosen plan. SPEC sections 7 and 9. */
export function couponRequest(scene: ProposalScene): CouponRequest {
  const { journey } = scene;
  const plan = needed(journey.planoSelecionado, 'planoSelecionado');
  return {
    codigo: needed(journey.userCupom, 'userCupom'),
    valorCredito: plan.bemCredito.value,
    valor: plan.planoValorPagamento.value,
    empresaId: effectiveCompany(scene),
    unidadeDeNegocioId: 1,
    categoriaId: categoryOfPlan(journey, plan.tipoPlanoID),
    cpfCnpj: needed(journey.cpfCnpj, 'cpfCnpj'),
    canalVendaId: 2,
    formaPagamentoId: 0,
    tipoPlanoId: plan.tipoPlanoID,
    leadId: needed(journey.lead, 'lead').LeadID,
  };
}

/** The chosen plan may have another type than the category that was chosen first. */
function categoryOfPlan({ categoria }: ProposalJourney, planType: PlanTypeCode): number {
  const { bemCategoriaCodigo, categoriaId } = needed(categoria, 'categoria');
  return categoryIdOf(bemCategoriaCodigo, planType) ?? categoriaId;
}
