import { aBrand, aCatalogueItem, aCategory, aPlanType, aScene } from '@consorcio/shared/testing';
import type { PlanTypeCode } from '@consorcio/shared/validation';
import { aSimulationJourney } from '../testing/a-simulation-journey';
import { selectPlan } from './select-plan';

const choice = (tipoPlanoID: PlanTypeCode) => ({ index: 3, card: aCatalogueItem(), plan: aPlanType({ tipoPlanoID }) });

it('records the plan with its labels and the image of its category', () => {
  const journey = aSimulationJourney({ categorias: [aCategory({ imagemUrl: 'https://images.example/carro.svg' })] });
  expect(selectPlan(journey, choice('CREDITO_PAGAMETADE'), aScene()).planoSelecionado).toEqual({
    nome: 'Integral',
    PlanoIndex: 3,
    planoID: 2101,
    bemID: 3101,
    bemNome: 'Carro R$ 60.000,00',
    bemCredito: { value: 60_000, label: 'R$\u00a060.000,00' },
    planoMeses: 80,
    planoValorParcela: { value: 885, label: 'R$\u00a0885,00' },
    planoValorPagamento: { value: 885, label: 'R$\u00a0885,00' },
    tipoPlanoID: 'CREDITO_PAGAMETADE',
    planoTaxaAdmMensal: 0.2,
    LabelPlano: 'Paga Metade',
    ImagemUrlPlano: 'https://images.example/carro.svg',
    exibirTextoResolucao285: false,
    dataAssembleia: '2026-12-15',
  });
});

it('ends the new simulation and removes the earlier plan', () => {
  const before = aSimulationJourney({ isSimulateAgain: true, empresaId: 99, compraId: 173 });
  const journey = selectPlan(before, choice('PARCELA_REDUZIDA'), aScene({ brand: aBrand({ referralCode: 'AMIGO' }) }));
  expect(journey).not.toHaveProperty('isSimulateAgain');
  expect(journey).not.toHaveProperty('empresaId');
  expect(journey).not.toHaveProperty('compraId');
});
