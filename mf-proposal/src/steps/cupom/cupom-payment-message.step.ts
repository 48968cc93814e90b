import { payableMethods } from '@consorcio/shared/entities';
import { appliedCoupon, inCents, needed } from '@consorcio/shared/journey';
import { defineStep, type ProposalJourney } from '../../state';
import { decide, withoutCouponOption } from './coupon';

/** Names the payment methods of the coupon when it is not valid for all; the visitor confirms or declines it. */
export const cupomPaymentMessage = defineStep({
  name: 'cupom-payment-message',
  leadsTo: ['proposal-wait'],
  text: ({ journey }) =>
    fitsNoMethod(journey)
      ? [
          `Este cupom não vale para nenhuma das formas de pagamento daqui: ${names.slice(0, -1).join(', ')} ou ${names.at(-1)}.`,
          'Sem ele, você escolhe como pagar. Como prefere seguir?',
        ]
      : [...reminder(validMethods(journey)), 'Posso aplicar?'],
  options: ({ journey }) => {
    const [recommended, other] = fitsNoMethod(journey) ? ([refuse, confirm] as const) : ([confirm, refuse] as const);
    return [
      { ...recommended, tone: 'primary' },
      { ...other, tone: 'secondary' },
    ];
  },
  facts: ({ journey }) => {
    const cupom = appliedCoupon(journey);
    if (!cupom) return [{ name: 'coupon.declined', payload: {} }];
    const { cupomId, valorDescontado } = cupom;
    return [{ name: 'coupon.applied', payload: { cupomId, valorDescontadoInCents: inCents(valorDescontado) } }];
  },
  example: { right: ['confirmar', 'recusar'] },
});

const confirm = {
  id: 'confirmar',
  label: 'CONFIRMAR',
  to: 'proposal-wait',
  record: (journey: ProposalJourney) => decide(journey, true),
} as const;
const refuse = { ...withoutCouponOption, id: 'recusar' } as const;

const names = [...payableMethods.values()];

function validMethods({ cupom }: ProposalJourney): readonly string[] {
  const valid = needed(cupom, 'cupom').formasPagamentosValidas;
  return [...payableMethods].filter(([code]) => valid.includes(code)).map(([, name]) => name);
}

/** With such a coupon nothing could be paid here. */
function fitsNoMethod(journey: ProposalJourney): boolean {
  return validMethods(journey).length === 0;
}

/** Names the valid methods when the coupon is not valid for all of them. SPEC section 4. */
function reminder(valid: readonly string[]): readonly string[] {
  return valid.length === names.length ? [] : [`Lembre: com este cupom, o pagamento é por ${valid.join(' ou ')}.`];
}
