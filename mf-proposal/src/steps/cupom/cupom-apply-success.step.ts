import { markup } from '@consorcio/shared/flow';
import { defineStep } from '../../state';

/** The coupon is valid. It is applied only after it is confirmed. */
export const cupomApplySuccess = defineStep({
  name: 'cupom-apply-success',
  leadsTo: ['cupom-apply-new-value'],
  text: ({ journey }) => markup`O cupom <b>${journey.userCupom ?? ''}</b> é válido! 🎉`,
});
