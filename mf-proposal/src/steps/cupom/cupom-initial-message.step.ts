import { defineStep } from '../../state';
import { withoutCouponOption } from './coupon';

/** Asks whether the visitor has a coupon. */
export const cupomInitialMessage = defineStep({
  name: 'cupom-initial-message',
  leadsTo: ['cupom-input', 'proposal-wait'],
  text: 'Você tem um cupom de desconto?',
  options: [
    { id: 'com-cupom', label: 'Sim, tenho', to: 'cupom-input', tone: 'primary' },
    { ...withoutCouponOption, label: 'Não tenho', tone: 'secondary' },
  ],
  example: { right: ['sem-cupom', 'com-cupom'] },
});
