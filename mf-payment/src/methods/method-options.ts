import { paymentMethods } from '@consorcio/shared/entities';
import { endOption, type StepOption, specialistsOption } from '@consorcio/shared/flow';
import { appliedCoupon, needed } from '@consorcio/shared/journey';
import { dueDateOf, dueLabel } from '../journey/open-charges';
import type { PaymentJourney, PaymentScene } from '../state';
import type { PaymentMethod } from './define-method';

/**
 * What the steps that ask for a method have in common. Where they are skipped, the outcome of an earlier payment is unknown: its
 * method explains it.
 */
export function methodChoice<const Name extends string>(methods: readonly PaymentMethod<Name>[]) {
  return {
    leadsTo: [
      ...methods.map(({ entry }) => entry),
      ...methods.flatMap(({ unresolved }) => (unresolved ? [unresolved.step, ...unresolved.leadsTo] : [])),
      'end',
    ],
    opens: ['specialists'],
    options: (scene: PaymentScene) => methodOptions(methods, scene),
    layout: 'stack',
    next: ({ journey }: PaymentScene) => needed(unresolvedPayment(methods, journey), 'an unresolved payment').step,
  } as const;
}

/**
 * The methods that the proposal can be paid with, in the order of the list. One that the applied coupon excludes is
 * disabled, with the reason. Specialists are always offered. Without a method that can be chosen safely, the conversation may
 * end here. SPEC section 4.
 */
export function methodOptions<Name extends string>(
  methods: readonly PaymentMethod<Name>[],
  scene: PaymentScene,
): readonly StepOption<Name | 'end'>[] {
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

export const otherMethodOption = {
  id: 'outra-forma',
  label: 'Pagar de outra forma',
  to: 'alterar-pagamento',
  tone: 'secondary',
} as const;

/** What a method says about its payment with an unknown outcome; undefined when the outcome of every payment is known. */
export function unresolvedPayment<Name extends string>(
  methods: readonly PaymentMethod<Name>[],
  journey: PaymentJourney,
) {
  return methods.map(({ unresolved }) => unresolved).find((unresolved) => unresolved?.isOpen(journey));
}
