import { type Journey, paymentMethods } from '@consorcio/shared/entities';
import { type StepOption, specialistsOption } from '@consorcio/shared/flow';
import { appliedCoupon, needed } from '@consorcio/shared/journey';

/** The ways to pay, in the order they are offered, each leading to the step of its own folder. */
const methods = [
  {
    code: paymentMethods.pix,
    id: 'pix',
    label: 'Pix',
    detail: 'Na hora, pelo app do seu banco',
    to: 'payment-pix-options',
  },
  {
    code: paymentMethods.card,
    id: 'cartao',
    label: 'Cartão de crédito',
    detail: 'Em até 3x sem juros',
    to: 'payment-credit-card-select',
  },
  {
    code: paymentMethods.boleto,
    id: 'boleto',
    label: 'Boleto',
    detail: 'Até o vencimento',
    to: 'payment-boleto-options',
  },
] as const;

/** Where a choice of method may lead. */
export const methodTargets = methods.map(({ to }) => to);

/**
 * What the proposal can be paid with. A method that the applied coupon does not take is there, grey, with the reason.
 * Specialists are always there: what is left may be nothing. SPEC section 4.
 */
export function methodOptions(journey: Journey): readonly StepOption<(typeof methodTargets)[number]>[] {
  const { formasPagamentoDisponiveis } = needed(journey.proposta, 'proposta');
  const valid = appliedCoupon(journey)?.formasPagamentosValidas;
  const offered = methods.filter(({ code }) => formasPagamentoDisponiveis.includes(code));
  return [
    ...offered.map(({ code, ...option }) => ({
      ...option,
      tone: 'secondary' as const,
      ...(valid && !valid.includes(code) && { unavailable: 'Não vale com o seu cupom' }),
    })),
    specialistsOption,
  ];
}
