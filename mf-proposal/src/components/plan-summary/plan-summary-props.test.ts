import { aBrand, aScene, aSelectedPlan } from '@consorcio/shared/testing';
import type { ProposalState } from '../../state';
import { anAnsweredJourney, planDetails } from '../../testing/conversation';
import { planSummary } from './plan-summary-props';

function summaryOf(plan: Parameters<typeof aSelectedPlan>[0] = {}, desconto = false) {
  const journey = anAnsweredJourney({ planoSelecionado: aSelectedPlan(plan), planoDetalhes: planDetails });
  return planSummary(aScene<ProposalState>({ journey, brand: aBrand({ desconto }) }));
}

const linesOf = (...options: Parameters<typeof summaryOf>) =>
  summaryOf(...options).linhas.map(({ rotulo, valor }) => `${rotulo}: ${valor}`);

it('sums up the chosen plan', () => {
  expect(summaryOf({ ImagemUrlPlano: 'https://images.example/carro.svg' })).toMatchObject({
    titulo: 'Carro R$ 60.000,00',
    tipo: 'Integral',
    imagem: 'https://images.example/carro.svg',
    credito: 'R$\u00a060.000,00',
  });
  expect(linesOf()).toEqual([
    'Parcela mensal: R$\u00a0885,00',
    'Primeira parcela: R$\u00a0885,00',
    'Prazo: 80 meses',
    'Taxa de administração: 0,200% a.m.',
    'Total estimado, em valores de hoje: R$\u00a070.800,00',
  ]);
});

it('highlights the monthly instalment only', () => {
  const highlighted = summaryOf().linhas.filter(({ destaque }) => destaque);
  expect(highlighted.map(({ rotulo }) => rotulo)).toEqual(['Parcela mensal']);
});

it('shows the first instalment with and without a discount that the API has not taken off', () => {
  expect(linesOf({}, true)[1]).toBe('Primeira parcela: R$\u00a0885,00, com 50% de desconto: R$\u00a0442,50');
  expect(linesOf({}, true).join()).not.toContain('Desconto na primeira parcela');
});

it('names a discount that the API has taken off', () => {
  const reduced = { planoValorPagamento: { value: 442.5, label: 'R$\u00a0442,50' } };
  expect(linesOf(reduced, true).slice(1, 3)).toEqual([
    'Primeira parcela: R$\u00a0442,50',
    'Desconto na primeira parcela: 50%',
  ]);
});

it('leaves out a monthly fee that is not known', () => {
  expect(linesOf({ planoTaxaAdmMensal: undefined }).join()).not.toContain('Taxa de administração');
});
