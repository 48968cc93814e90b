import { defineStep } from '../../state';
import { decide } from './coupon';

/** Asks whether the visitor has a coupon. */
export const cupomInitialMessage = defineStep({
  name: 'cupom-initial-message',
  leadsTo: ['cupom-input', 'proposal-wait'],
  text: 'Você tem um cupom de desconto?',
  options: [
    { id: 'com-cupom', label: 'Sim, tenho', to: 'cupom-input', tone: 'primary' },
    {
      id: 'sem-cupom',
      label: 'Não tenho',
      to: 'proposal-wait',
      tone: 'secondary',
      record: (journey) => decide(journey, false),
    },
  ],
  example: { right: ['sem-cupom', 'com-cupom'] },
});
