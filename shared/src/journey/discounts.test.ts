import { aBrand, aCoupon, aReadyJourney, aScene } from '../testing/builders';
import { aSelectedPlan } from '../testing/catalogue-builders';
import { appliedCoupon, couponContext, firstInstalmentInCents } from './applied-coupon';
import { bothAmounts, discountPercent, untakenDiscount } from './discounts';

describe('appliedCoupon', () => {
  const tried = aReadyJourney({ cupom: aCoupon() });
  const other = { plan: aSelectedPlan({ planoID: 2102 }), credit: aSelectedPlan({ bemID: 3102 }) };
  const applied = { ...tried, cupomDecisao: { para: couponContext(tried), aplicado: true } };

  it.each([
    ['it was confirmed', applied, aCoupon()],
    ['there is no decision', tried, undefined],
    ['the visitor declined it', { ...applied, cupomDecisao: { ...applied.cupomDecisao, aplicado: false } }, undefined],
    ['it was confirmed for another document', { ...applied, cpfCnpj: '11144477735' }, undefined],
    ['it was confirmed for another plan', { ...applied, planoSelecionado: other.plan }, undefined],
    ['it was confirmed for another credit', { ...applied, planoSelecionado: other.credit }, undefined],
  ])('if %s', (_case, journey, coupon) => {
    expect(appliedCoupon(journey)).toEqual(coupon);
  });
});

it.each([
  ['of the plan, if its coupon was declined', false, 885_00],
  ['that the applied coupon leaves', true, 796_50],
])('the first instalment is the amount %s', (_case, aplicado, cents) => {
  const journey = aReadyJourney({ cupom: aCoupon() });
  const cupomDecisao = { para: couponContext(journey), aplicado };
  expect(firstInstalmentInCents({ ...journey, cupomDecisao })).toBe(cents);
});

it.each([
  [true, 902, {}, 50],
  [true, 97, {}, 60],
  [true, 902, { empresaId: 97 }, 60],
  [true, 97, { empresaId: 99 }, 50],
  [true, 4711, {}, 55],
  [false, 97, {}, undefined],
])('discount flag %s, company %i, journey %j: %s', (desconto, empresaId, journey, percent) => {
  const descontos = { 97: 60, 4711: 55 };
  expect(discountPercent(aScene({ brand: aBrand({ desconto, descontos, empresaId }), journey }))).toBe(percent);
});

describe('untakenDiscount', () => {
  const money = (value: number) => ({ value, label: `R$ ${value}` });

  it.each([
    ['an amount that the API has not reduced', true, 902, 885, 'R$ 885, com 50% de desconto: R$\u00a0442,50'],
    ['a fee on top', true, 97, 877.55 + 22.45, 'R$ 900, com 60% de desconto: R$\u00a0360,00'],
    ['half a cent', true, 902, 885.01, 'R$ 885.01, com 50% de desconto: R$\u00a0442,51'],
    ['an amount that the API has reduced', true, 902, 442.5, undefined],
    ['a brand without discount', false, 902, 885, undefined],
  ])('%s', (_case, desconto, empresaId, first, shown) => {
    const planoSelecionado = aSelectedPlan({ planoValorParcela: money(885), planoValorPagamento: money(first) });
    const discount = untakenDiscount(aScene({ brand: aBrand({ desconto, empresaId }), journey: { planoSelecionado } }));
    expect(discount && bothAmounts(discount)).toBe(shown);
  });

  it('is unknown without a plan', () => {
    expect(untakenDiscount(aScene({ brand: aBrand({ desconto: true }) }))).toBeUndefined();
  });
});
