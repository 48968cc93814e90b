import { markup } from '@consorcio/shared/flow';
import { defineStep } from '../../state';

/** Names the coupon that the address of the page carries. */
export const cupomInitialUrl = defineStep({
  name: 'cupom-initial-url',
  leadsTo: ['cupom-apply-url'],
  text: ({ brand }) => markup`Você chegou com o cupom <b>${brand.cupom ?? ''}</b>. 🎟️`,
});
