import { type CouponRequest, categoryIdOf, couponAnswerSchema, couponRefusalSchema } from '@consorcio/shared/entities';
import type { Call } from '@consorcio/shared/flow';
import { effectiveCompany, needed } from '@consorcio/shared/journey';
import * as z from 'zod/mini';
import type { ProposalJourney, ProposalScene } from '../state';

/** What the journey learns of a coupon: the coupon if it is valid, otherwise the reasons. */
type CouponOutcome = Pick<ProposalJourney, 'cupom' | 'cupomErros'>;

const answerSchema = z.union([couponAnswerSchema, couponRefusalSchema]);

/** Validates a coupon. A refusal is an answer (its reasons), not an error. SPEC section 7, `POST /api/v1/cupom/validar`. */
export async function validateCoupon({ http, signal }: Call, request: CouponRequest): Promise<CouponOutcome> {
  const outcome = await http.post('/api/v1/cupom/validar', request, {
    answer: answerSchema,
    refusal: couponRefusalSchema,
    signal,
  });
  return 'data' in outcome
    ? { cupom: outcome.data.value }
    : { cupomErros: outcome.validationErrors.map(({ code }) => code) };
}

/** The check of the last code, for the first instalment of the chosen plan. SPEC sections 7 and 9. */
export function couponRequest(scene: ProposalScene): CouponRequest {
  const { journey } = scene;
  const plan = needed(journey.planoSelecionado, 'planoSelecionado');
  // The chosen plan may have another type than the category that was chosen first.
  const { bemCategoriaCodigo, categoriaId } = needed(journey.categoria, 'categoria');
  return {
    codigo: needed(journey.userCupom, 'userCupom'),
    valorCredito: plan.bemCredito.value,
    valor: plan.planoValorPagamento.value,
    empresaId: effectiveCompany(scene),
    unidadeDeNegocioId: 1,
    categoriaId: categoryIdOf(bemCategoriaCodigo, plan.tipoPlanoID) ?? categoriaId,
    cpfCnpj: needed(journey.cpfCnpj, 'cpfCnpj'),
    canalVendaId: 2,
    formaPagamentoId: 0,
    tipoPlanoId: plan.tipoPlanoID,
    leadId: needed(journey.lead, 'lead').LeadID,
  };
}
