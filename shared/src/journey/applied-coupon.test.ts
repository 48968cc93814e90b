import { aCoupon, aReadyJourney } from '../testing/builders';
import { aSelectedPlan } from '../testing/catalogue-builders';
import { appliedCoupon, couponContext } from './applied-coupon';

const tried = aReadyJourney({ cupom: aCoupon() });
const applied = { ...tried, cupomDecisao: { para: couponContext(tried), aplicado: true } };

it('is the confirmed coupon', () => {
  expect(appliedCoupon(applied)).toEqual(aCoupon());
});

it.each([
  ['there is no decision', tried],
  ['the visitor declined it', { ...applied, cupomDecisao: { ...applied.cupomDecisao, aplicado: false } }],
  ['it was confirmed for another document', { ...applied, cpfCnpj: '11144477735' }],
  ['it was confirmed for another plan', { ...applied, planoSelecionado: aSelectedPlan({ planoID: 2102 }) }],
  ['it was confirmed for another credit', { ...applied, planoSelecionado: aSelectedPlan({ bemID: 3102 }) }],
])('is undefined if %s', (_case, journey) => {
  expect(appliedCoupon(journey)).toBeUndefined();
});
