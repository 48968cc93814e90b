import { paymentMethods } from '@consorcio/shared/entities';
import { type StepOption, specialistsOption } from '@consorcio/shared/flow';
import { appliedCoupon, needed } from '@consorcio/shared/journey';
import { dueLabel } from '../journey/due-label';
import { dueDateOf } from '../journey/open-charges';
import type { PaymentJourney, PaymentScene } from '../state';
import type { PaymentMethod } from './define-method';
import { endOption } from './end-option';

/** Where a choice of method may lead. */
export function methodTargets<Entry extends string, Unresolved extends string>(
  methods: readonly PaymentMethod<Entry, Unresolved>[],
) {
  return [
    ...methods.map(({ entry }) => entry),
    ...methods.flatMap(({ unresolved }) => (unresolved ? [unresolved.step, ...unresolved.leadsTo] : [])),
    'end',
  ] as const;
}

/**
 * The methods that the proposal can be paid with, in the order of the list. One that the applied coupon excludes is
 * disabled, with the reason. Specialists are always offered. Without a method that can be chosen safely, the conversation may
 * end here. SPEC section 4.
 */
export function methodOptions<Entry extends string, Unresolved extends string>(
  methods: readonly PaymentMethod<Entry, Unresolved>[],
  scene: PaymentScene,
): readonly StepOption<Entry | Unresolved | 'end'>[] {
  const { journey } = scene;
  const offered = offeredMethods(methods, journey);
  const isSafe = (method: PaymentMethod) => !isExcluded(method, journey) && !method.unresolved?.isOpen(journey);
  return [
    ...offered.map((method) => ({
      id: method.id,
      label: method.label,
      to: method.entry,
      detail: dueDetail(method, journey) ?? method.detail,
      ...(method.unresolved?.isOpen(journey) && method.unresolved.again(scene)),
      tone: 'secondary' as const,
      ...(isExcluded(method, journey) && { unavailable: 'Não vale com o seu cupom' }),
    })),
    specialistsOption,
    ...(offered.some(isSafe) ? [] : [endOption]),
  ];
}

/** Whether the applied coupon excludes every method of the proposal, so that only a specialist can help. */
export function areAllExcluded(methods: readonly PaymentMethod[], journey: PaymentJourney): boolean {
  const hasCoupon = appliedCoupon(journey) !== undefined;
  return hasCoupon && offeredMethods(methods, journey).every((method) => isExcluded(method, journey));
}

/** Whether the proposal can be paid with a method other than this one. `code` is that of the API. */
export function hasOtherMethod(journey: PaymentJourney, code: number): boolean {
  const { formasPagamentoDisponiveis } = needed(journey.proposta, 'proposta');
  return Object.values(paymentMethods).some(
    (other) => other !== code && formasPagamentoDisponiveis.includes(other) && !isExcluded({ code: other }, journey),
  );
}

/** 'Vence em 28/11', if this method of the proposal is registered and waits for its payment. */
function dueDetail({ id }: PaymentMethod, journey: PaymentJourney): string | undefined {
  const [, day] = /^(\d{2}\/\d{2})\/\d{4}$/.exec(dueLabel(dueDateOf(journey, id))) ?? [];
  return day && `Vence em ${day}`;
}

function isExcluded({ code }: Pick<PaymentMethod, 'code'>, journey: PaymentJourney): boolean {
  return appliedCoupon(journey)?.formasPagamentosValidas.includes(code) === false;
}

function offeredMethods<Method extends PaymentMethod>(methods: readonly Method[], { proposta }: PaymentJourney) {
  const { formasPagamentoDisponiveis } = needed(proposta, 'proposta');
  return methods.filter(({ code }) => formasPagamentoDisponiveis.includes(code));
}
