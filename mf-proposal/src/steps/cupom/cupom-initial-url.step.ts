import { defineStep, markup } from '@consorcio/shared/flow';

/** A coupon came in the address. */
export const cupomInitialUrl = defineStep({
  name: 'cupom-initial-url',
  leadsTo: ['cupom-apply-url'],
  text: ({ brand }) => markup`Você chegou com o cupom <b>${brand.cupom ?? ''}</b>. 🎟️`,
});
