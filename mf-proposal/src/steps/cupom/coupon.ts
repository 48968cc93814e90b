import type { Coupon, CouponErrorCode, CouponRequest, Journey } from '@consorcio/shared/entities';
import type { Failure } from '@consorcio/shared/errors';
import type { Scene } from '@consorcio/shared/flow';
import { couponContext, effectiveCompany, needed } from '@consorcio/shared/journey';

/** The answer of the server about a coupon. */
export type CouponOutcome =
  | { readonly isValid: true; readonly cupom: Coupon }
  | { readonly isValid: false; readonly codes: readonly CouponErrorCode[] };

/** Where accepted terms lead: a coupon is offered once, and only where there can be one. SPEC section 4. */
export function afterTerms({ journey, brand }: Scene): 'cupom-initial-url' | 'cupom-initial-message' | 'proposal-wait' {
  if (journey.cupomDecisao?.para === couponContext(journey)) return 'proposal-wait';
  if (brand.cupom !== null) return 'cupom-initial-url';
  return brand.shouldUseCoupon ? 'cupom-initial-message' : 'proposal-wait';
}

/** The check of the last code, for the first instalment of the chosen plan. SPEC sections 7 and 9. */
export function couponRequest(scene: Scene): CouponRequest {
  const { journey } = scene;
  const plan = needed(journey.planoSelecionado, 'planoSelecionado');
  return {
    codigo: needed(journey.userCupom, 'userCupom'),
    valorCredito: plan.bemCredito.value,
    valor: plan.planoValorPagamento.value,
    empresaId: effectiveCompany(scene),
    unidadeDeNegocioId: 1,
    categoriaId: needed(journey.categoria, 'categoria').categoriaId,
    cpfCnpj: needed(journey.cpfCnpj, 'cpfCnpj'),
    canalVendaId: 2,
    formaPagamentoId: 0,
    tipoPlanoId: plan.tipoPlanoID,
    leadId: needed(journey.lead, 'lead').LeadID,
  };
}

/** Another code is tried: the decision about an earlier one is void. */
export function tryCoupon(journey: Journey, userCupom: string): Journey {
  const { cupomDecisao: _void, ...rest } = forgetOutcome(journey);
  return { ...rest, userCupom };
}

export function settleCoupon(journey: Journey, outcome: CouponOutcome): Journey {
  const rest = forgetOutcome(journey);
  return outcome.isValid ? { ...rest, cupom: outcome.cupom } : { ...rest, cupomErros: [...outcome.codes] };
}

/** The check failed, so nothing is known about the coupon; or it was refused without a reason: an empty list of reasons. */
export function couponUnchecked(journey: Journey, { code }: Failure): Journey {
  const rest = forgetOutcome(journey);
  return code === 'http.refused' ? { ...rest, cupomErros: [] } : rest;
}

function forgetOutcome(journey: Journey): Journey {
  const { cupom: _valid, cupomErros: _reasons, ...rest } = journey;
  return rest;
}

/** The visitor decides, for this plan and this document. */
export function decide(journey: Journey, aplicado: boolean): Journey {
  const rest = aplicado ? journey : withoutCoupon(journey);
  return { ...rest, cupomDecisao: { para: couponContext(journey), aplicado } };
}

/** A coupon that is not applied leaves no trace. SPEC section 4. */
function withoutCoupon(journey: Journey): Journey {
  const { userCupom: _code, ...rest } = forgetOutcome(journey);
  return rest;
}
