import { defineStep } from '../../state';
import { tryCoupon, withoutCouponOption } from './coupon';

/** Asks whether to apply the coupon of the address. */
export const cupomApplyUrl = defineStep({
  name: 'cupom-apply-url',
  leadsTo: ['cupom-validar', 'proposal-wait'],
  text: 'Quer aplicar na sua proposta?',
  options: [
    {
      id: 'aplicar',
      label: 'Aplicar cupom',
      to: 'cupom-validar',
      tone: 'primary',
      record: (journey, { brand }) => tryCoupon(journey, brand.cupom ?? ''),
    },
    {
      ...withoutCouponOption,
      id: 'nao-usar',
      label: 'Não usar',
      tone: 'secondary',
      facts: () => [{ name: 'coupon.declined', payload: {} }],
    },
  ],
  example: { right: ['nao-usar', 'aplicar'] },
});
