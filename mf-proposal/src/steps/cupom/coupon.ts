import { type Coupon, type CouponErrorCode, type CouponRequest, categoryIdOf } from '@consorcio/shared/entities';
import { type Failure, isRefused } from '@consorcio/shared/errors';
import { couponContext, effectiveCompany, needed } from '@consorcio/shared/journey';
import type { PlanTypeCode } from '@consorcio/shared/validation';
import type { ProposalJourney, ProposalScene } from '../../state';

/** The answer of the server about a coupon. */
export type CouponOutcome =
  | { readonly isValid: true; readonly cupom: Coupon }
  | { readonly isValid: false; readonly codes: readonly CouponErrorCode[] };

/** The step after the accepted terms: a coupon is offered once, and only if the brand or the address has one. SPEC section 4. */
export function afterTerms({
  journey,
  brand,
}: ProposalScene): 'cupom-initial-url' | 'cupom-initial-message' | 'proposal-wait' {
  if (journey.cupomDecisao?.para === couponContext(journey)) return 'proposal-wait';
  if (brand.cupom !== null) return 'cupom-initial-url';
  return brand.shouldUseCoupon ? 'cupom-initial-message' : 'proposal-wait';
}

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

/** Records another code and removes the decision about the earlier one. */
export function tryCoupon(journey: ProposalJourney, userCupom: string): ProposalJourney {
  const { cupomDecisao: _void, ...rest } = forgetOutcome(journey);
  return { ...rest, userCupom };
}

export function settleCoupon(journey: ProposalJourney, outcome: CouponOutcome): ProposalJourney {
  const rest = forgetOutcome(journey);
  return outcome.isValid ? { ...rest, cupom: outcome.cupom } : { ...rest, cupomErros: [...outcome.codes] };
}

/** After a failed check the coupon is unknown; after a refusal without a reason the list of reasons is empty. */
export function couponUnchecked(journey: ProposalJourney, failure: Failure): ProposalJourney {
  const rest = forgetOutcome(journey);
  return isRefused(failure) ? { ...rest, cupomErros: [] } : rest;
}

function forgetOutcome(journey: ProposalJourney): ProposalJourney {
  const { cupom: _valid, cupomErros: _reasons, ...rest } = journey;
  return rest;
}

/** Records the visitor's decision for this plan and this document. */
export function decide(journey: ProposalJourney, aplicado: boolean): ProposalJourney {
  const rest = aplicado ? journey : withoutCoupon(journey);
  return { ...rest, cupomDecisao: { para: couponContext(journey), aplicado } };
}

/** Removes a coupon that is not applied. SPEC section 4. */
function withoutCoupon(journey: ProposalJourney): ProposalJourney {
  const { userCupom: _code, ...rest } = forgetOutcome(journey);
  return rest;
}
