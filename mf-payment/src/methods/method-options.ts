import { type StepOption, specialistsOption } from '@consorcio/shared/flow';
import { appliedCoupon, needed } from '@consorcio/shared/journey';
import type { PaymentJourney } from '../state';
import type { PaymentMethod } from './define-method';

/** Where a choice of method may lead. */
export function methodTargets<Entry extends string>(methods: readonly PaymentMethod<Entry>[]) {
  return methods.map(({ entry }) => entry);
}

/**
 * The methods that the proposal can be paid with, in the order of the list. One that the applied coupon excludes is
 * disabled, with the reason. Specialists are always offered: there may be no method left. SPEC section 4.
 */
export function methodOptions<Entry extends string>(
  methods: readonly PaymentMethod<Entry>[],
  journey: PaymentJourney,
): readonly StepOption<Entry>[] {
  const valid = appliedCoupon(journey)?.formasPagamentosValidas;
  return [
    ...offeredMethods(methods, journey).map(({ code, id, label, detail, entry }) => ({
      id,
      label,
      detail,
      to: entry,
      tone: 'secondary' as const,
      ...(valid && !valid.includes(code) && { unavailable: 'Não vale com o seu cupom' }),
    })),
    specialistsOption,
  ];
}

/** Whether the applied coupon excludes every method of the proposal, so that only a specialist can help. */
export function areAllExcluded(methods: readonly PaymentMethod[], journey: PaymentJourney): boolean {
  const valid = appliedCoupon(journey)?.formasPagamentosValidas;
  return valid !== undefined && !offeredMethods(methods, journey).some(({ code }) => valid.includes(code));
}

function offeredMethods<Entry extends string>(methods: readonly PaymentMethod<Entry>[], { proposta }: PaymentJourney) {
  const { formasPagamentoDisponiveis } = needed(proposta, 'proposta');
  return methods.filter(({ code }) => formasPagamentoDisponiveis.includes(code));
}
