import { escapeMarkup } from '@consorcio/shared/flow';
import { defineStep } from '../../state';
import { couponProblems } from './coupon-errors';

/** Lists the reasons. SPEC section 8. */
export const cupomErrorMessage2 = defineStep({
  name: 'cupom-error-message-2',
  leadsTo: ['cupom-try-again'],
  text: ({ journey: { cupomErros = [] } }) => {
    const items = couponProblems(cupomErros).map((problem) => `<li>${escapeMarkup(problem)}</li>`);
    return `<ul>${items.join('')}</ul>`;
  },
});
