import type { CatalogueItem, Category, PlanDetails, PlanType, SelectedPlan } from '../entities';

/** A plan for a car of R$ 60.000,00 in 80 months. Amounts in currency units. */
export function aPlanType(overrides: Partial<PlanType> = {}): PlanType {
  return {
    planoID: 2101,
    bemId: 3101,
    name: 'Integral',
    grupo: '0201',
    tipoPlanoID: 'CREDITO_INTEGRAL',
    planoTaxaAdmTotal: 16,
    planoTaxaAdmMensal: 0.2,
    valorParcela: 885,
    valorParcelaPrimeiroPagto: 885,
    bemNome: 'Carro R$ 60.000,00',
    planoGrupoSituacao: 'Em andamento',
    planoPrimeiroPagto: true,
    planoExibeSimulacao: true,
    exibirTextoResolucao285: false,
    dataProximaAssembleia: '2026-12-15',
    detalhesPlano: {
      prazoGrupo: 80,
      maxParticipantes: 480,
      indiceCorrecao: 'IPCA',
      lanceFixo: '30%',
      lanceLivre: 'A partir de 10%',
      percentualSeguro: 0,
    },
    ...overrides,
  };
}

export function aCatalogueItem(overrides: Partial<CatalogueItem> = {}): CatalogueItem {
  return {
    bemCategoriaCodigo: 'CARRO',
    bemValor: 60_000,
    planoMeses: 80,
    planoCardType: 'integral_pagametade',
    planosTipos: [
      aPlanType(),
      aPlanType({ planoID: 2102, tipoPlanoID: 'CREDITO_PAGAMETADE', name: 'Paga Metade', valorParcela: 442.5 }),
    ],
    ...overrides,
  };
}

export function aCategory(overrides: Partial<Category> = {}): Category {
  return {
    categoriaID: 2,
    nome: 'Carro',
    descricao: 'Do primeiro ao dos sonhos',
    imagemUrl: 'https://images.example/carro.svg',
    produtoCategoria: 'AN',
    ...overrides,
  };
}

/** The Integral plan of `aCatalogueItem`, chosen. */
export function aSelectedPlan(overrides: Partial<SelectedPlan> = {}): SelectedPlan {
  return {
    nome: 'Integral',
    PlanoIndex: 0,
    planoID: 2101,
    bemID: 3101,
    bemNome: 'Carro R$ 60.000,00',
    bemCredito: { value: 60_000, label: 'R$\u00a060.000,00' },
    planoMeses: 80,
    planoValorParcela: { value: 885, label: 'R$\u00a0885,00' },
    planoValorPagamento: { value: 885, label: 'R$\u00a0885,00' },
    tipoPlanoID: 'CREDITO_INTEGRAL',
    planoTaxaAdmMensal: 0.2,
    LabelPlano: 'Integral',
    ImagemUrlPlano: '',
    exibirTextoResolucao285: false,
    dataAssembleia: '2026-12-15',
    ...overrides,
  };
}

/** The fine print of the Integral plan. */
export function aPlanDetails(overrides: Partial<PlanDetails> = {}): PlanDetails {
  return {
    titulo: 'Plano de 80 meses',
    taxaAdmTotal: 16,
    planoID: 2101,
    PlanoTaxas: [{ nome: 'Taxa de administração', percentual: 16 }],
    TabelaDescricao: 'São 80 parcelas iguais.',
    Rateio: true,
    SemAdesao: true,
    TaxaAdesao: 0,
    TaxaFundoReserva: 2,
    TaxaSeguroQuebra: 0,
    ...overrides,
  };
}
