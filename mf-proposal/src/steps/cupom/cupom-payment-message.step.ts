import { appliedCoupon, inCents, needed } from '@consorcio/shared/journey';
import { payableMethods } from '../../payable-methods';
import { defineStep } from '../../state';
import { decide } from './coupon';

/** Names the payment methods of the coupon when it is not valid for all; the visitor confirms or declines it. */
export const cupomPaymentMessage = defineStep({
  name: 'cupom-payment-message',
  leadsTo: ['proposal-wait'],
  text: ({ journey }) => [...reminder(needed(journey.cupom, 'cupom').formasPagamentosValidas), 'Posso aplicar?'],
  options: [
    {
      id: 'confirmar',
      label: 'CONFIRMAR',
      to: 'proposal-wait',
      tone: 'primary',
      record: (journey) => decide(journey, true),
    },
    {
      id: 'recusar',
      label: 'Seguir sem o cupom',
      to: 'proposal-wait',
      tone: 'secondary',
      record: (journey) => decide(journey, false),
    },
  ],
  facts: ({ journey }) => {
    const cupom = appliedCoupon(journey);
    if (!cupom) return [{ name: 'coupon.declined', payload: {} }];
    const { cupomId, valorDescontado } = cupom;
    return [{ name: 'coupon.applied', payload: { cupomId, valorDescontadoInCents: inCents(valorDescontado) } }];
  },
});

const names = [...payableMethods.values()];

/** Names the valid methods when the coupon is not valid for all of them. SPEC section 4. */
function reminder(valid: readonly number[]): readonly string[] {
  const named = [...payableMethods].filter(([code]) => valid.includes(code)).map(([, name]) => name);
  if (named.length === names.length) return [];
  if (named.length === 0) {
    return [`Atenção: este cupom não vale para ${names.slice(0, -1).join(', ')} nem ${names.at(-1)}.`];
  }
  return [`Lembre: com este cupom, o pagamento é por ${named.join(' ou ')}.`];
}
