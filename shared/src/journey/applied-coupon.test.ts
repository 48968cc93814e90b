import { aCoupon, aReadyJourney, aSelectedPlan } from '../testing/builders';
import { appliedCoupon, couponContext } from './applied-coupon';
import { firstInstalmentInCents } from './first-instalment';

const tried = aReadyJourney({ cupom: aCoupon() });
const applied = { ...tried, cupomDecisao: { para: couponContext(tried), aplicado: true } };

it('is the coupon that was confirmed, and the first instalment is what it leaves', () => {
  expect(appliedCoupon(applied)).toEqual(aCoupon());
  expect(firstInstalmentInCents(applied)).toBe(796_50);
});

it.each([
  ['nobody decided about', tried],
  ['was let go', { ...applied, cupomDecisao: { ...applied.cupomDecisao, aplicado: false } }],
  ['was confirmed for another document', { ...applied, cpfCnpj: '11144477735' }],
  ['was confirmed for another plan', { ...applied, planoSelecionado: aSelectedPlan({ planoID: 2102 }) }],
  ['was confirmed for another credit', { ...applied, planoSelecionado: aSelectedPlan({ bemID: 3102 }) }],
])('is none that %s', (_what, journey) => {
  expect(appliedCoupon(journey)).toBeUndefined();
  expect(firstInstalmentInCents(journey)).toBe(885_00);
});
