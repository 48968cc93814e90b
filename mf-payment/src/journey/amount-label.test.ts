import { couponContext } from '@consorcio/shared/journey';
import { aBrand, aCoupon, aProposedJourney, aScene } from '@consorcio/shared/testing';
import { amountLabel } from './amount-label';

const journey = aProposedJourney({ cupom: aCoupon() });
const both = 'R$\u00a0885,00, com 50% de desconto: R$\u00a0442,50';
const withoutIt = 'R$\u00a0796,50, sem contar os 50% de desconto';

it.each([
  ['the amount of the plan', false, false, 'R$\u00a0885,00'],
  ['both amounts, if the API has not taken the discount off', true, false, both],
  ['the amount that the coupon leaves', false, true, 'R$\u00a0796,50'],
  ['the same without the discount, if the API has not taken it off', true, true, withoutIt],
])('is %s', (_case, desconto, aplicado, label) => {
  const decided = { ...journey, cupomDecisao: { para: couponContext(journey), aplicado } };
  expect(amountLabel(aScene({ journey: decided, brand: aBrand({ desconto }) }))).toBe(label);
});
