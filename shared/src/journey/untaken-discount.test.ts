import { aBrand, aScene } from '../testing/builders';
import { aSelectedPlan } from '../testing/catalogue-builders';
import { bothAmounts, untakenDiscount } from './untaken-discount';

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
