import { couponContext } from '@consorcio/shared/journey';
import { aBrand, aChosenJourney, aCoupon, aJourney, aProposedJourney, aScene } from '@consorcio/shared/testing';
import { summaryLines } from './summary-lines';

const chosen = aChosenJourney();
const plain = aBrand({ desconto: false });

it('is empty before a plan is chosen', () => {
  expect(summaryLines(aScene({ journey: aJourney() }))).toEqual([]);
});

it('has the instalments and the term of the plan', () => {
  expect(summaryLines(aScene({ journey: chosen, brand: plain }))).toEqual([
    { label: 'Parcela mensal', value: 'R$\u00a0885,00' },
    { label: 'Primeira parcela', value: 'R$\u00a0885,00' },
    { label: 'Prazo', value: '80 meses' },
  ]);
});

it('never shows the discount of the brand without the amount that the API sent', () => {
  const lines = summaryLines(aScene({ journey: chosen, brand: aBrand({ desconto: true }) }));

  expect(lines).toContainEqual({
    label: 'Primeira parcela',
    value: 'R$\u00a0885,00, com 50% de desconto: R$\u00a0442,50',
  });
});

it('has an applied coupon, and the number of the contract', () => {
  const proposed = aProposedJourney({ cupom: aCoupon() });
  const journey = { ...proposed, cupomDecisao: { para: couponContext(proposed), aplicado: true } };

  expect(summaryLines(aScene({ journey, brand: plain })).slice(1)).toEqual([
    { label: 'Primeira parcela', value: 'R$\u00a0796,50' },
    { label: 'Cupom', value: 'R$\u00a088,50 a menos' },
    { label: 'Prazo', value: '80 meses' },
    { label: 'Contrato', value: 'nº 70001001' },
  ]);
});

it('has nothing personal', () => {
  const journey = aProposedJourney();
  const shown = JSON.stringify(summaryLines(aScene({ journey, brand: plain })));

  for (const { email, telefone, cpfCnpj } of [journey]) {
    for (const datum of [email, telefone, cpfCnpj]) expect(shown).not.toContain(datum);
  }
});
