import { couponContext } from '@consorcio/shared/journey';
import { aBrand, aChosenJourney, aCoupon, aJourney, aProposedJourney, aScene } from '@consorcio/shared/testing';
import { screen } from '@testing-library/react';
import { renderInConversation } from '../testing/a-chat';
import { Summary, summaryLines } from './summary';

describe('summaryLines', () => {
  const linesOf = (journey = aChosenJourney(), desconto = false) =>
    summaryLines(aScene({ journey, brand: aBrand({ desconto }) }));

  it('are none before a plan is chosen', () => {
    expect(linesOf(aJourney())).toEqual([]);
  });

  it('have the instalments and the term of the plan', () => {
    expect(linesOf()).toEqual([
      { label: 'Parcela mensal', value: 'R$\u00a0885,00' },
      { label: 'Primeira parcela', value: 'R$\u00a0885,00' },
      { label: 'Prazo', value: '80 meses' },
    ]);
  });

  it('never show the discount of the brand without the amount that the API sent', () => {
    expect(linesOf(aChosenJourney(), true)).toContainEqual({
      label: 'Primeira parcela',
      value: 'R$\u00a0885,00, com 50% de desconto: R$\u00a0442,50',
    });
  });

  it('have an applied coupon, the number of the contract and nothing personal', () => {
    const proposed = aProposedJourney({ cupom: aCoupon() });
    const lines = linesOf({ ...proposed, cupomDecisao: { para: couponContext(proposed), aplicado: true } });
    expect(lines).toEqual([
      { label: 'Parcela mensal', value: 'R$\u00a0885,00' },
      { label: 'Primeira parcela', value: 'R$\u00a0796,50' },
      { label: 'Cupom', value: 'R$\u00a088,50 a menos' },
      { label: 'Prazo', value: '80 meses' },
      { label: 'Contrato', value: 'nº 70001001' },
    ]);
  });
});

// On a wide page: e2e/journeys/page.journey.ts.
it('the summary appears with the choice of a plan, and announces nothing', () => {
  const { change, spoken } = renderInConversation(<Summary />);
  change({ journey: aJourney(), place: { segment: 'simulation', step: 'lead-credit-value' } });
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();

  change({ journey: aChosenJourney(), place: { segment: 'proposal', step: 'proposal-terms' } });
  const aside = screen.getByRole('complementary', { name: 'Resumo da sua escolha' });
  expect(aside).toHaveTextContent('Sua escolha, JoanaCarro');
  expect(aside).toHaveTextContent(/Integral ?Crédito de R\$ 60\.000,00/);
  expect(aside).toHaveTextContent('Etapa 2 de 4: Proposta');
  expect(spoken()).toEqual([]);
});
