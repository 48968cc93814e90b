import type { CouponErrorCode, CouponErrorName } from '@consorcio/shared/entities';
import { couponErrorName } from '@consorcio/shared/journey';

/** The sentence of each reason, verbatim. SPEC section 8. */
const sentences: Readonly<Record<CouponErrorName, string>> = {
  NotFound: 'Cupom inexistente. Verifique o código.',
  OutOfValidity: 'Cupom fora da validade.',
  InvalidBusinessUnit: 'Cupom não válido para esta loja.',
  InvalidCategory: 'Cupom não válido para esta categoria.',
  InvalidSalesChannel: 'Cupom não disponível para este tipo de compra.',
  InvalidPaymentMethod: 'Cupom não válido para esta forma de pagamento.',
  InvalidDiscountType: 'Erro no tipo de desconto.',
  ValueOverLimit: 'Compra acima do valor permitido para este cupom.',
  UnderMinimum: 'Compra abaixo do valor mínimo para este cupom.',
  AlreadyExists: 'Cupom já cadastrado.',
  InvalidDate: 'Data de validade inválida.',
  InvalidOffer: 'Oferta não válida.',
  AlreadyUsed: 'Cupom já utilizado.',
  InvalidRule: 'Regra do cupom inválida.',
  MissingRule: 'Regra do cupom ausente.',
};
const unknown = 'O cupom não pode ser aplicado.';

/** Why a coupon was refused, each reason once; a default sentence for reasons that we do not know. SPEC section 8. */
export function couponProblems(codes: readonly CouponErrorCode[]): readonly string[] {
  const names = codes.map(couponErrorName);
  const problems = names.map((name) => (name ? sentences[name] : unknown));
  return problems.length === 0 ? [unknown] : [...new Set(problems)];
}
