import type { Journey } from '@consorcio/shared/entities';

/** Another purchase begins: what belongs to the sale that was closed goes, what was told and chosen before it stays. */
export function newPurchase(journey: Journey): Journey {
  const {
    cupom: _coupon,
    userCupom: _code,
    cupomErros: _reasons,
    cupomDecisao: _decision,
    proposta: _proposal,
    pagamento: _payment,
    cobrancas: _charges,
    correcao: _correction,
    ...kept
  } = journey;
  return kept;
}
